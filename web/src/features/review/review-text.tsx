import type { Review } from '@grantwright/shared/contract';
import { useMemo, useRef } from 'react';
import { formatLongDate } from '../../lib/format.ts';
import { htmlToDocument } from '../../lib/html-to-document.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { QuietText } from '../../ui/quiet-text.ts';
import { CommentForm } from './comment-form.tsx';
import { ReviewSection } from './review-section.tsx';
import { createReviewParts } from './review-parts.ts';
import { partAttribute } from './selected-anchor.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useCommentForm, type QuotedWords } from './use-comment-form.ts';
import type { useReview } from './use-review.ts';
import { useSelectedWords } from './use-selected-words.ts';

type ReviewTextProps = { token: string; review: Review } & Pick<
  ReturnType<typeof useReview>,
  'send'
>;

/** Shows the text in sections with their comments, and at most one open form. */
export function ReviewText({ token, review, send }: ReviewTextProps) {
  const { parts, findPart } = useMemo(
    () => createReviewParts(htmlToDocument(review.content)),
    [review.content],
  );
  const bar = useRef<HTMLDivElement>(null);
  const [words, clearWords] = useSelectedWords(bar);
  const form = useCommentForm({ token, sections: parts.map(({ heading }) => heading), send });
  const open = (part: number, quoted: QuotedWords, button: HTMLButtonElement | null) => {
    form.open(part, { section: parts[part]?.heading ?? '', ...quoted }, button);
    clearWords();
  };
  const getComments = (index: number) =>
    review.comments.filter((comment) => findPart(comment) === index);
  const outdatedComments = getComments(-1);
  return (
    <>
      <ReviewHeader review={review} />
      {parts.length === 0 && <EmptyState title="There is no text to read yet" />}
      {parts.map((part, index) => (
        <ReviewSection
          key={index}
          index={index}
          heading={part.heading}
          blocks={part.blocks}
          comments={getComments(index)}
          onComment={(button) => open(index, { quote: '', prefix: '', suffix: part.lead }, button)}
          form={
            form.place?.part === index && (
              <CommentForm
                key={form.place.anchor.quote}
                anchor={form.place.anchor}
                {...form.fields}
                send={send}
                onSubmit={form.submit}
                onCancel={form.close}
              />
            )
          }
        />
      ))}
      {outdatedComments.length > 0 && (
        <ReviewSection
          index={-1}
          heading="Comments on text that has changed"
          blocks={[]}
          comments={outdatedComments}
        />
      )}
      {words && (
        <SelectionBar
          bar={bar}
          quote={words.quote}
          onComment={() => {
            const { part, ...quoted } = words;
            open(part, quoted, findCommentButton(part));
          }}
        />
      )}
    </>
  );
}

const ReviewHeader = ({ review }: Pick<ReviewTextProps, 'review'>) => (
  <>
    <PageHeader
      title={review.title}
      lead={[review.organizationName, `Open for comments until ${formatLongDate(review.expiresAt)}`]
        .filter(Boolean)
        .join(' · ')}
    />
    <QuietText>
      Select words in the text to comment on them, or comment on a whole section. Your comments are
      visible to the applicant and to everyone with this link.
    </QuietText>
  </>
);

/** The selection bar has disappeared by the time the form closes, so the section's button receives focus. */
const findCommentButton = (part: number) =>
  document
    .querySelector(`[${partAttribute}="${part}"]`)
    ?.parentElement?.querySelector<HTMLButtonElement>('button') ?? null;
