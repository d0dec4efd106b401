import type { Analysis } from '@grantwright/shared/contract';
import type { Dispatch } from 'react';
import { pluralize } from '../../../lib/format.ts';
import { Section } from '../layout/section.tsx';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState } from '../state/creator-state.ts';
import { AttachmentList } from '../requirements/attachment-list.tsx';
import { PageContents } from './page-contents.tsx';
import { QuestionList } from './question-list.tsx';
import { RequirementList } from '../requirements/requirement-list.tsx';
import { SectionList } from './section-list.tsx';
import { TitleFields } from './title-fields.tsx';

type AnalysisPartsProps = {
  analysis: Analysis;
  /** The same analysis with the sections that the user writes. */
  written: Analysis;
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
};

/** Shows the requirements, sections, attachments and questions of the call, with links to each list. */
export function AnalysisParts({ analysis, written, state, dispatch }: AnalysisPartsProps) {
  const { requirements, questions, attachments = [] } = written.details;
  return (
    <>
      <PageContents
        parts={[
          { id: 'requirements', name: 'Requirements', count: analysis.requirements.length },
          { id: 'sections', name: 'Sections', count: written.sections.length },
          { id: 'attachments', name: 'To attach', count: attachments.length },
          { id: 'questions', name: 'Questions', count: questions.length },
        ]}
      />
      <TitleFields state={state} dispatch={dispatch} />
      <Section
        id="requirements"
        title="Key requirements"
        hint={
          requirements.some(({ quote }) => quote) &&
          "Select a requirement to see the funder's exact words."
        }
      >
        <RequirementList
          analysis={analysis}
          checklist={{
            submission: state.submission,
            onChange: (checklist) => dispatch({ type: 'submission-edited', change: { checklist } }),
          }}
        />
      </Section>
      <SectionList
        analysis={analysis}
        choices={state.submission?.sections}
        onChange={(sections) => dispatch({ type: 'submission-edited', change: { sections } })}
      />
      {attachments.length > 0 && (
        <Section id="attachments" title="To attach">
          <AttachmentList attachments={attachments} />
        </Section>
      )}
      {questions.length > 0 && (
        <Section
          id="questions"
          title={pluralize(questions.length, 'question')}
          hint="Only you can answer these. Skip any you can't answer yet; the draft marks what is missing."
        >
          <QuestionList questions={questions} answers={state.answers} dispatch={dispatch} />
        </Section>
      )}
    </>
  );
}
