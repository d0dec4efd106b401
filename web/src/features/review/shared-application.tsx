import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { SpinnerPage } from '../../ui/spinner.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { ReviewText } from './review-text.tsx';
import { isLinkExpired, useReview } from './use-review.ts';

/** Shows the application behind a review link, or its loading or error state. */
export function SharedApplication({ token }: { token: string }) {
  const { review, send } = useReview(token);
  if (review.isPending) return <SpinnerPage />;
  if (review.data) return <ReviewText token={token} review={review.data} send={send} />;
  if (isLinkExpired(review.error)) return <ExpiredLink />;
  return (
    <>
      <PageHeader title="Review an application" />
      <ErrorState title="We couldn’t load the application" query={review} />
    </>
  );
}
