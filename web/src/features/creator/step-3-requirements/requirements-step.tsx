import { limits, type Analysis, type AnalysisDetails } from '@grantwright/shared/contract';
import { useState, type Dispatch } from 'react';
import styled from 'styled-components';
import { pluralize } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { media } from '../../../ui/tokens.ts';
import { PreviousButton, Spacer } from '../layout/action-bar.tsx';
import { Section, Stack } from '../layout/section.tsx';
import { StepLayout } from '../layout/step-layout.tsx';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState } from '../state/creator-state.ts';
import { AnalystNote } from '../step-2-guidelines/analyst-note.tsx';
import { AiRulesNotice } from './ai-rules-notice.tsx';
import { analysisSummary } from './analysis-summary.ts';
import { KeyFactList } from './key-fact-list.tsx';
import { keyFactsOf } from './key-facts/key-facts.ts';
import { PageContents } from './page-contents.tsx';
import { QuestionList } from './question-list.tsx';
import { RequirementList } from './requirement-list.tsx';
import { SectionList } from './section-list.tsx';
import { SupportingDocuments } from './supporting-documents.tsx';
import { canGenerate, canSave, TitleFields } from './title-fields.tsx';

type RequirementsStepProps = {
  state: CreatorState;
  analysis: Analysis;
  dispatch: Dispatch<CreatorAction>;
  saving: boolean;
  onSave: () => void;
  onReAnalyze: () => void;
  onGenerate: () => void;
};

/** Step 3: the funder's requirements, and the questions that only the applicant can answer. */
export function RequirementsStep(props: RequirementsStepProps) {
  const { state, analysis, dispatch, onReAnalyze } = props;
  const { details } = analysis;
  const { questions } = details;
  const [now] = useState(() => new Date());

  return (
    <StepLayout
      title="Grant Analysis Complete"
      lead={analysisSummary(analysis)}
      actions={<Actions {...props} />}
    >
      {!details.isCall && <NotACallNotice notes={details.notes} />}
      <AiRulesNotice rules={details.aiPolicy} />
      <KeyFactList facts={keyFactsOf(details, now)} />
      <PageContents
        parts={[
          { id: 'requirements', name: 'Requirements', count: analysis.requirements.length },
          { id: 'sections', name: 'Sections', count: analysis.sections.length },
          { id: 'questions', name: 'Questions', count: questions.length },
        ]}
      />
      <TitleFields state={state} dispatch={dispatch} />
      <Section
        id="requirements"
        title="Key requirements"
        hint={
          details.requirements.some(({ quote }) => quote) &&
          "Select a requirement to see the funder's exact words."
        }
      >
        <RequirementList analysis={analysis} />
      </Section>
      <Section id="sections" title="Required sections">
        <SectionList analysis={analysis} />
      </Section>
      {questions.length > 0 && (
        <Section
          id="questions"
          title={pluralize(questions.length, 'question')}
          hint="Only you can answer these. Skip any you can't answer yet; the draft marks what is missing."
        >
          <QuestionList questions={questions} answers={state.answers} dispatch={dispatch} />
        </Section>
      )}
      <Section
        title="Supporting documents"
        hint={`Choose up to ${limits.sourceDocuments} earlier applications or reports that the draft may quote.`}
      >
        <SupportingDocuments state={state} dispatch={dispatch} />
      </Section>
      {details.isCall && <AnalysisNotes notes={details.notes} />}
      <PhoneOnly>
        <Button onClick={onReAnalyze}>Re-Analyze</Button>
      </PhoneOnly>
      <AnalystNote />
    </StepLayout>
  );
}

function Actions(props: RequirementsStepProps) {
  const { state, dispatch, saving, onSave, onReAnalyze, onGenerate } = props;
  return (
    <>
      <PreviousButton onClick={() => dispatch({ type: 'step-changed', step: 2 })} />
      <Spacer />
      <NotOnPhone>
        <Button variant="quiet" onClick={onReAnalyze}>
          Re-Analyze
        </Button>
      </NotOnPhone>
      <Button disabled={!canSave(state)} pending={saving} onClick={onSave}>
        {saving ? 'Saving...' : 'Save Application'}
      </Button>
      <Button variant="primary" disabled={!canGenerate(state)} onClick={onGenerate}>
        Generate Application
      </Button>
    </>
  );
}

type NotesProps = Pick<AnalysisDetails, 'notes'>;

const defaultNote = 'This document does not look like an open call for applications.';

function NotACallNotice({ notes }: NotesProps) {
  return (
    <Notice tone="warning">
      {(notes.length > 0 ? notes : [defaultNote]).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>Make sure this is the right document before you go on.</p>
    </Notice>
  );
}

function AnalysisNotes({ notes }: NotesProps) {
  if (notes.length === 0) return null;
  return (
    <Section title="About this analysis">
      <Stack as="ul">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Stack>
    </Section>
  );
}

const NotOnPhone = styled.span`
  ${media.phone} {
    display: none;
  }
`;
const PhoneOnly = styled.div`
  display: none;
  ${media.phone} {
    display: block;
  }
`;
