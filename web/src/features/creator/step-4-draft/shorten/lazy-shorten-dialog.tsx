import { lazyWithRetry } from '../../../../lib/lazy-with-retry.ts';
import { LazyBoundary } from '../../../../ui/lazy-boundary.tsx';
import type { CreatorState } from '../../state/creator-state.ts';
import type { PageEstimate } from '../outline/page-estimate.ts';
import type { useShortening } from './use-shortening.ts';

const ShortenDialog = lazyWithRetry(
  async () => (await import('./shorten-dialog.tsx')).ShortenDialog,
);

type LazyShortenDialogProps = {
  state: CreatorState;
  pages: PageEstimate | undefined;
  shortening: ReturnType<typeof useShortening>;
};

/** The dialog to shorten a section, once the user has opened it. */
export function LazyShortenDialog({ state, pages, shortening }: LazyShortenDialogProps) {
  const { opened, cut, close } = shortening;
  const details = state.analysis?.details;
  if (!opened || !details) return null;
  const counting = state.submission?.counting;
  return (
    <LazyBoundary onLoadError={close}>
      <ShortenDialog {...{ opened, details, counting, pages }} onCut={cut} onClose={close} />
    </LazyBoundary>
  );
}
