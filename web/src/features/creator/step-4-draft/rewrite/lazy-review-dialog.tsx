import { lazyWithRetry } from '../../../../lib/lazy-with-retry.ts';
import { LazyBoundary } from '../../../../ui/lazy-boundary.tsx';
import type { CreatorState } from '../../state/creator-state.ts';
import { useWrittenAnalysis } from '../../state/written-analysis.ts';
import type { PageEstimate } from '../outline/page-estimate.ts';
import type { Review } from './use-review.ts';

const ReviewDialog = lazyWithRetry(async () => (await import('./review-dialog.tsx')).ReviewDialog);

type LazyReviewDialogProps = {
  state: CreatorState;
  pages: PageEstimate | undefined;
  review: Review;
};

/** Opens the review dialog once there is a new version of a section. */
export function LazyReviewDialog({ state, pages, review }: LazyReviewDialogProps) {
  const { openReview, accept, close, dismiss } = review;
  const details = useWrittenAnalysis(state)?.details;
  if (!openReview) return null;
  const counting = state.submission?.counting;
  return (
    <LazyBoundary onLoadError={close}>
      <ReviewDialog
        {...{ openReview, details, counting, pages }}
        onAccept={accept}
        onDismiss={dismiss}
        onClose={close}
      />
    </LazyBoundary>
  );
}
