import type { Analysis } from '@grantwright/shared/contract';
import { useState } from 'react';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';

const ReAnalysisDialog = lazyWithRetry(
  async () => (await import('./re-analysis-dialog.tsx')).ReAnalysisDialog,
);

type Options = {
  /** The analysis to be replaced. */
  analysis: Analysis | null | undefined;
  title: string;
  /** False if the user must first choose the file in step 2, which then asks for confirmation. */
  isReady?: boolean;
  onStart: () => void;
};

/**
 * Starts an analysis that replaces the analysis of all files. Asks for confirmation if the user added files.
 *
 * @returns `question`, the dialog to render
 */
export function useReAnalysis({ analysis, title, isReady = true, onStart }: Options) {
  const [isAsking, setIsAsking] = useState(false);
  const { files = [] } = analysis?.details ?? {};
  const close = () => setIsAsking(false);
  return {
    start: isReady && files.length > 1 ? () => setIsAsking(true) : onStart,
    question: isAsking && (
      <LazyBoundary onLoadError={close}>
        <ReAnalysisDialog
          title={title}
          onClose={close}
          onConfirm={() => {
            close();
            onStart();
          }}
        />
      </LazyBoundary>
    ),
  };
}
