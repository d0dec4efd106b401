import type { Analysis, AnalysisDetails } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { AnalystNote } from '../../../domain/analyst/analyst-note.tsx';
import { BuiltInButton } from '../../../domain/analyst/built-in-button.tsx';
import { MadeByNote } from '../../../domain/analyst/made-by-note.tsx';
import { formatModelUsage } from '../../../domain/analyst/model-usage.ts';
import { OtherJob } from '../../../domain/jobs/other-job.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { media } from '../../../ui/tokens.ts';
import { useCreator } from '../creator-context.ts';
import { PreviousButton, Spacer } from '../layout/action-bar.tsx';
import { SaveButton } from '../layout/save-and-download.tsx';
import { Section, Stack } from '../layout/section.tsx';
import { StepLayout } from '../layout/step-layout.tsx';
import { useWrittenAnalysis } from '../state/written-analysis.ts';
import type { WorkFailure } from '../state/work-failure.ts';
import { AnalysisParts } from './analysis-parts.tsx';
import { summarizeAnalysis } from './analysis-summary.ts';
import { BeforeYouStart } from './before-you-start/before-you-start.tsx';
import { CallFilesPanel } from './call-files/call-files-panel.tsx';
import { useReAnalysis } from '../analysis/use-re-analysis.tsx';
import { KeyFactList } from './key-fact-list.tsx';
import { getKeyFacts } from './key-facts/key-facts.ts';
import { isNotACall, getStatusWarnings } from './key-facts/call-status.ts';
import { withoutAttached } from '../requirements/requirement-groups.ts';
import { canGenerate, canSave } from './title-fields.tsx';

type RequirementsStepProps = {
  analysis: Analysis;
  /** Whether the guidelines are still available. If not, the user must choose them again. */
  hasGuidelines: boolean;
  onReAnalyze: () => void;
  /** Why the last draft failed. */
  failure: WorkFailure | undefined;
  onGenerate: (provider?: 'built-in') => void;
};

/** Step 3: the funder's requirements and the questions only the applicant can answer. */
export function RequirementsStep(props: RequirementsStepProps) {
  const { analysis, failure, onGenerate } = props;
  const { state, dispatch, getCurrent, send } = useCreator();
  const { details } = analysis;
  const written = useWrittenAnalysis(state) ?? analysis;
  const reAnalysis = useReAnalysis({
    analysis,
    title: 'Analyze only the first file again?',
    isReady: props.hasGuidelines,
    onStart: props.onReAnalyze,
  });

  return (
    <StepLayout
      title="Grant Analysis Complete"
      lead={
        <>
          <p>{summarizeAnalysis(withoutAttached(analysis))}</p>
          <AnalystNote
            isRepeated
            receives="the requirements, your answers, your organization’s details and the supporting documents for the draft"
          />
        </>
      }
      actions={<Actions onReAnalyze={reAnalysis.start} onGenerate={onGenerate} />}
    >
      {failure?.offersBuiltIn && (
        <Notice tone="error">
          {failure.detail}
          {canGenerate(state) && <BuiltInButton onUse={() => onGenerate('built-in')} />}
        </Notice>
      )}
      <StatusNotice warnings={getStatusWarnings(details)} />
      <OtherJob kind="draft" ownJobId={state.jobs?.draft?.id} />
      {(!isNotACall(details) || details.deadline) && (
        <BeforeYouStart details={details} state={state} dispatch={dispatch} onGoTo={send.goTo} />
      )}
      <CallFilesPanel {...{ analysis, dispatch, getCurrent }} />
      <KeyFactList facts={getKeyFacts(written.details)} />
      <AnalysisParts {...{ analysis, written, state, dispatch }} />
      {!isNotACall(details) && <AnalysisNotes notes={details.notes} />}
      <PhoneOnly>
        <Button onClick={reAnalysis.start}>Re-Analyze</Button>
      </PhoneOnly>
      {reAnalysis.question}
      <div>
        <MadeByNote provider={details.provider} action="made this analysis" />
        {state.modelUsage && <p>{formatModelUsage(state.modelUsage)}</p>}
      </div>
    </StepLayout>
  );
}

function Actions({
  onReAnalyze,
  onGenerate,
}: Pick<RequirementsStepProps, 'onReAnalyze' | 'onGenerate'>) {
  const { state, dispatch } = useCreator();
  return (
    <>
      <PreviousButton onClick={() => dispatch({ type: 'step-changed', step: 2 })} />
      <Spacer />
      <NotOnPhone>
        <Button variant="quiet" onClick={onReAnalyze}>
          Re-Analyze
        </Button>
      </NotOnPhone>
      <SaveButton disabled={!canSave(state)} />
      <Button variant="primary" disabled={!canGenerate(state)} onClick={() => onGenerate()}>
        Generate Application
      </Button>
    </>
  );
}

function StatusNotice({ warnings }: { warnings: string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning">
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </Notice>
  );
}

function AnalysisNotes({ notes }: Pick<AnalysisDetails, 'notes'>) {
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
