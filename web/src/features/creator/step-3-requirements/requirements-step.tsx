import { limits, type Analysis } from '@grantwright/shared/contract';
import { useState, type Dispatch } from 'react';
import styled from 'styled-components';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/inputs.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { media } from '../../../ui/tokens.ts';
import { RequirementList } from './requirement-list.tsx';
import { Section, Stack } from '../layout/section.tsx';
import { PreviousButton, Spacer } from '../layout/action-bar.tsx';
import { StepLayout } from '../layout/step-layout.tsx';
import { keyFacts } from './key-facts/key-facts.ts';
import { tooLong } from '../step-1-organization/check-organization.ts';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState } from '../state/creator-state.ts';
import { analysisSummary } from './analysis-summary.ts';
import { AiRulesNotice } from './ai-rules-notice.tsx';
import { AnalystNote } from '../step-2-guidelines/analyst-note.tsx';
import { KeyFactList } from './key-fact-list.tsx';
import { SupportingDocuments } from './supporting-documents.tsx';
import { QuestionList } from './question-list.tsx';
import { SectionList } from './section-list.tsx';
import { PageContents } from './page-contents.tsx';

type RequirementsStepProps = {
  state: CreatorState;
  analysis: Analysis;
  dispatch: Dispatch<CreatorAction>;
  saving: boolean;
  onSave: () => void;
  onReAnalyze: () => void;
  onGenerate: () => void;
};

const noCall = 'This does not look like an open call for applications.';

/** The reader's own note may say it already. */
const noCallWords = (note = 'Check that it is the right document before you go on.') =>
  /\bnot look like an open call\b/.test(note) ? note : `${noCall} ${note}`;

const tooLongTitle = (text: string) =>
  text.trim().length > limits.title ? tooLong(limits.title) : undefined;

/** Step 3: what the funder asks for, and what only the applicant can add. */
export function RequirementsStep(props: RequirementsStepProps) {
  const { state, analysis, dispatch, saving, onSave, onReAnalyze, onGenerate } = props;
  const { details } = analysis;
  const [now] = useState(() => new Date());
  const errors = { title: tooLongTitle(state.title), program: tooLongTitle(state.grantProgram) };
  const lacksTitle = state.title.trim() === '' || errors.title !== undefined;
  const lacksProgram = state.grantProgram.trim() === '' || errors.program !== undefined;

  return (
    <StepLayout
      title="Grant Analysis Complete"
      lead={analysisSummary(analysis)}
      actions={
        <>
          <PreviousButton onClick={() => dispatch({ type: 'went', step: 2 })} />
          <Spacer />
          <Wide>
            <Button variant="quiet" onClick={onReAnalyze}>
              Re-Analyze
            </Button>
          </Wide>
          <Button disabled={lacksTitle} pending={saving} onClick={onSave}>
            {saving ? 'Saving...' : 'Save Application'}
          </Button>
          <Button variant="primary" disabled={lacksTitle || lacksProgram} onClick={onGenerate}>
            Generate Application
          </Button>
        </>
      }
    >
      {!details.isCall && <Notice tone="warning">{noCallWords(details.notes[0])}</Notice>}
      <AiRulesNotice details={details} />
      <KeyFactList facts={keyFacts(details, now)} />
      <PageContents
        parts={[
          { id: 'requirements', name: 'Requirements', count: analysis.requirements.length },
          { id: 'sections', name: 'Sections', count: analysis.sections.length },
          { id: 'questions', name: 'Questions', count: details.questions.length },
        ]}
      />
      <Stack>
        <Field
          label="Grant program"
          hint={state.grantProgram.trim() === '' && 'Needed for a draft.'}
          error={errors.program}
        >
          {(control) => (
            <TextInput
              {...control}
              value={state.grantProgram}
              onChange={(event) => dispatch({ type: 'program-edited', value: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="Application title"
          hint={state.title.trim() === '' && 'Needed to save, and for a draft.'}
          error={errors.title}
        >
          {(control) => (
            <TextInput
              {...control}
              value={state.title}
              onChange={(event) => dispatch({ type: 'title-edited', value: event.target.value })}
            />
          )}
        </Field>
      </Stack>
      <Section
        id="requirements"
        title="Key requirements"
        hint={
          details.requirements.some(({ quote }) => quote) &&
          "Open a line to read the funder's own sentence."
        }
      >
        <RequirementList analysis={analysis} />
      </Section>
      <Section id="sections" title="Required sections">
        <SectionList analysis={analysis} />
      </Section>
      {details.questions.length > 0 && (
        <Section
          id="questions"
          title={
            details.questions.length === 1
              ? 'One question'
              : `${details.questions.length} questions`
          }
          hint="Only you can answer these. Skip what you do not know yet: the draft leaves a marked field in its place."
        >
          <QuestionList questions={details.questions} answers={state.answers} dispatch={dispatch} />
        </Section>
      )}
      <Section
        title="Documents to draw passages from"
        hint={`Earlier applications or reports of yours, up to ${limits.sourceDocuments}.`}
      >
        <SupportingDocuments state={state} dispatch={dispatch} />
      </Section>
      {details.isCall && details.notes.length > 0 && (
        <Section title="What to know about this reading">
          <Stack as="ul">
            {details.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </Stack>
        </Section>
      )}
      <Narrow>
        <Button onClick={onReAnalyze}>Re-Analyze</Button>
      </Narrow>
      <AnalystNote />
    </StepLayout>
  );
}

const Wide = styled.span`
  ${media.phone} {
    display: none;
  }
`;
const Narrow = styled.div`
  display: none;
  ${media.phone} {
    display: block;
  }
`;
