import { limits, type Analysis, type ChecklistItem } from '@grantwright/shared/contract';
import type { Dispatch } from 'react';
import { pluralize } from '../../../lib/format.ts';
import { Section } from '../layout/section.tsx';
import { withRenamedSection } from '../sections/with-renamed-section.ts';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState } from '../state/creator-state.ts';
import { AttachmentList } from '../requirements/attachment-list.tsx';
import { PageContents } from './page-contents.tsx';
import { QuestionList } from './question-list.tsx';
import { MarkSeveral } from '../requirements/checklist/mark-several.tsx';
import { withoutAttached } from '../requirements/requirement-groups.ts';
import { RequirementList } from '../requirements/requirement-list.tsx';
import { SectionList } from './section-list.tsx';
import { SupportingDocuments } from './supporting-documents.tsx';
import { TitleFields } from './title-fields.tsx';

type AnalysisPartsProps = {
  analysis: Analysis;
  /** The same analysis with the sections that the user writes. */
  written: Analysis;
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
};

/**
 * Shows the questions, sections, requirements and attachments of the call, with links to each list. The inputs for the
 * draft come before the long lists to check.
 */
export function AnalysisParts({ analysis, written, state, dispatch }: AnalysisPartsProps) {
  const { questions, attachments = [] } = written.details;
  const listed = withoutAttached(analysis);
  const checklist = {
    submission: state.submission,
    onChange: (items: ChecklistItem[]) =>
      dispatch({ type: 'submission-edited', change: { checklist: items } }),
  };
  return (
    <>
      <PageContents
        parts={[
          { id: 'questions', name: 'Questions', count: questions.length },
          { id: 'sections', name: 'Sections', count: written.sections.length },
          { id: 'requirements', name: 'Requirements', count: listed.requirements.length },
          { id: 'attachments', name: 'To attach', count: attachments.length },
        ]}
      />
      <TitleFields state={state} dispatch={dispatch} />
      {questions.length > 0 && (
        <Section
          id="questions"
          title={pluralize(questions.length, 'question')}
          hint="Only you can answer these. Skip any you can’t answer yet; the draft marks what is missing."
        >
          <QuestionList questions={questions} answers={state.answers} dispatch={dispatch} />
        </Section>
      )}
      <SectionList
        analysis={analysis}
        choices={state.submission?.sections}
        onChange={(sections) => dispatch({ type: 'submission-edited', change: { sections } })}
        onRename={(renaming) =>
          dispatch({ type: 'changed', change: (current) => withRenamedSection(current, renaming) })
        }
      />
      <Section
        title="Supporting documents"
        hint={`Choose up to ${limits.sourceDocuments} earlier applications or reports that the draft may quote.`}
      >
        <SupportingDocuments state={state} dispatch={dispatch} />
      </Section>
      <Section
        id="requirements"
        title="Key requirements"
        hint={
          listed.details.requirements.some(({ quote }) => quote) &&
          'Select a requirement to see the funder’s exact words.'
        }
        aside={<MarkSeveral details={analysis.details} {...checklist} sectionId="requirements" />}
      >
        <RequirementList analysis={listed} checklist={checklist} />
      </Section>
      {attachments.length > 0 && (
        <Section id="attachments" title="To attach">
          <AttachmentList attachments={attachments} />
        </Section>
      )}
    </>
  );
}
