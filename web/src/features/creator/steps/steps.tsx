import { lazy, Suspense, useEffect } from 'react';
import { SpinnerPage } from '../../../ui/spinner.tsx';
import type { useAnalysis } from '../analyzing/use-analysis.ts';
import type { Checking } from '../checking/use-check.ts';
import type { useGeneration } from '../generating/use-generation.ts';
import type { useCreator } from '../shell/use-creator.ts';
import type { Step } from '../state/creator-state.ts';

export type StepsProps = {
  creator: ReturnType<typeof useCreator>;
  analysis: ReturnType<typeof useAnalysis>;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  generation: ReturnType<typeof useGeneration>;
  checking: Checking;
  saving: boolean;
  onSave: () => void;
  downloading: boolean;
  onDownload: () => void;
  onGo: (step: Step) => void;
};

// Who begins an application needs no editor yet, who opens a written one needs nothing else.
const PreparingSteps = lazy(async () => ({
  default: (await import('./preparing-steps.tsx')).PreparingSteps,
}));
const loadReview = () => import('./review-step.tsx');
const ReviewStep = lazy(async () => ({ default: (await loadReview()).ReviewStep }));

/** The step that the person is at. */
export function Steps(props: StepsProps) {
  const { creator, generation, onGo } = props;
  const { state, dispatch } = creator;
  const isAnalyzed = state.analysis !== undefined && state.analysis !== null;
  useEffect(() => {
    // The editor comes while the person reads what was found, ahead of the text it will hold.
    if (isAnalyzed) loadReview().catch(() => undefined);
  }, [isAnalyzed]);

  const isText = state.analysis ? !generation.generating : state.document !== null;
  return (
    <Suspense fallback={<SpinnerPage />}>
      {state.step === 4 && isText ? review() : <PreparingSteps {...props} />}
    </Suspense>
  );

  function review() {
    const { saving, onSave, downloading, onDownload, checking } = props;
    return (
      <ReviewStep
        {...{ state, dispatch, saving, onSave, downloading, onDownload, checking }}
        onText={creator.onText}
        onPrevious={() => onGo(state.analysis ? 3 : 2)}
      />
    );
  }
}
