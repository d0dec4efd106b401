import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';
import { usePreload } from '../../../lib/use-preload.ts';
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
const loadPreparing = () => import('./preparing-steps.tsx');
const PreparingSteps = lazyWithRetry(async () => (await loadPreparing()).PreparingSteps);
const loadReview = () => import('./review-step.tsx');
const ReviewStep = lazyWithRetry(async () => (await loadReview()).ReviewStep);

/** The step that the person is at. */
export function Steps(props: StepsProps) {
  const { creator, generation, onGo } = props;
  const { state, dispatch } = creator;
  const isAnalyzed = state.analysis !== undefined && state.analysis !== null;
  useEffect(() => {
    // The editor comes while the person reads what was found, ahead of the text it will hold.
    if (isAnalyzed) loadReview().catch(() => undefined);
  }, [isAnalyzed]);

  // And the way back from the text, which may be gone over without a network.
  usePreload(loadPreparing);

  const isText = state.analysis ? !generation.generating : state.document !== null;
  const isReview = state.step === 4 && isText;
  return (
    <ErrorBoundary
      // A step that did not come leaves the others, and what was typed there, within reach.
      key={isReview ? 'review' : 'preparing'}
      fallback={(error) => (
        <LoadError error={error} safe="What you wrote is kept in this browser." />
      )}
    >
      <Suspense fallback={<SpinnerPage />}>
        {isReview ? review() : <PreparingSteps {...props} />}
      </Suspense>
    </ErrorBoundary>
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
