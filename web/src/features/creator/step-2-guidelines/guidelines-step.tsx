import type { Dispatch } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PreviousButton, Spacer } from '../layout/action-bar.tsx';
import { StepLayout } from '../layout/step-layout.tsx';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState } from '../state/creator-state.ts';
import { useReAnalysis } from '../analysis/use-re-analysis.tsx';
import { GuidelinesForm } from '../analysis/source-form/guidelines-form.tsx';
import { useAnalysisStart } from '../analysis/use-analysis-start.ts';
import type { useAnalysis } from '../analysis/use-analysis.ts';

type StepProps = {
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
  analysis: ReturnType<typeof useAnalysis>;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
};

/** Step 2: choosing the funder's guidelines from the library, a file or a URL. */
export function GuidelinesStep({ state, dispatch, analysis, file, onFile }: StepProps) {
  const { source } = state;
  const isAnalyzing = analysis.progress !== undefined;
  const analysisStart = useAnalysisStart(analysis, { source, file });
  const reAnalysis = useReAnalysis({
    analysis: state.analysis,
    title: 'Analyze only this file?',
    onStart: () => analysisStart.start(),
  });
  return (
    <StepLayout
      title="Upload Grant Guidelines"
      lead={
        <>
          <p>Add the funder’s call, notice or request for proposals.</p>
          <p>
            Does the call have several files? Start with the notice; add amendments and forms on the
            next page.
          </p>
        </>
      }
      actions={
        <Actions
          {...{ state, dispatch, isAnalyzing }}
          canStart={analysisStart.canStart}
          onStart={reAnalysis.start}
        />
      }
    >
      <GuidelinesForm
        {...{ source, file, onFile, analysis, analysisStart }}
        job={state.jobs?.analysis}
        onEdit={(change) => dispatch({ type: 'source-edited', source: change })}
      />
      {reAnalysis.question}
    </StepLayout>
  );
}

type ActionsProps = Pick<StepProps, 'state' | 'dispatch'> & {
  isAnalyzing: boolean;
  canStart: boolean;
  onStart: () => void;
};

function Actions({ state, dispatch, isAnalyzing, canStart, onStart }: ActionsProps) {
  return (
    <>
      <PreviousButton
        disabled={isAnalyzing}
        onClick={() => dispatch({ type: 'step-changed', step: 1 })}
      />
      <Spacer />
      {state.analysis && !isAnalyzing && (
        <Button onClick={() => dispatch({ type: 'step-changed', step: 3 })}>
          Go to requirements
        </Button>
      )}
      <Button variant="primary" disabled={!canStart} pending={isAnalyzing} onClick={onStart}>
        {isAnalyzing ? 'Analyzing document...' : 'Analyze Requirements'}
      </Button>
    </>
  );
}
