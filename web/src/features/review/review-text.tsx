import type { CommentAnchor, Review } from '@grantwright/shared/contract';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { longDate } from '../../lib/format.ts';
import { htmlToDocument } from '../../lib/html-to-document.ts';
import { storedValue } from '../../lib/stored-value.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { color, size } from '../../ui/tokens.ts';
import { CommentForm } from './comment-form.tsx';
import { ReviewSection } from './review-section.tsx';
import { reviewParts } from './review-parts.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { useReview } from './use-review.ts';
import { useSelectedWords } from './use-selected-words.ts';

type ReviewTextProps = { review: Review } & Pick<ReturnType<typeof useReview>, 'send'>;
type OpenForm = { part: number; anchor: CommentAnchor };

const reviewer = storedValue<string>('localStorage', 'grantwright:reviewer');

/** The text in sections, each with the comments on it, and at most one open form. */
export function ReviewText({ review, send }: ReviewTextProps) {
  const parts = useMemo(() => reviewParts(htmlToDocument(review.content)), [review.content]);
  const [form, setForm] = useState<OpenForm>();
  // Kept when the form moves to another place.
  const [text, setText] = useState('');
  const [author, setAuthor] = useState(() => reviewer.read() ?? '');
  const bar = useRef<HTMLDivElement>(null);
  const [words, clearWords] = useSelectedWords(bar);
  const opener = useRef<HTMLButtonElement>(null);

  const open = (part: number, quoted: Omit<CommentAnchor, 'section'>) => {
    setForm({ part, anchor: { section: parts[part]?.section ?? '', ...quoted } });
    clearWords();
    send.reset();
  };
  const close = () => {
    setForm(undefined);
    setText('');
    opener.current?.focus();
  };
  const submit = (anchor: CommentAnchor) => {
    reviewer.write(author);
    send.mutate({ author, anchor, text }, { onSuccess: close });
  };
  const commentsOf = (index: number) => {
    const { section } = parts[index] ?? {};
    const isFirst = parts.findIndex((part) => part.section === section) === index;
    return isFirst ? review.comments.filter(({ anchor }) => anchor.section === section) : [];
  };
  const onChangedText = review.comments.filter(
    ({ anchor }) => !parts.some(({ section }) => section === anchor.section),
  );
  return (
    <>
      <PageHeader
        title={review.title}
        lead={[review.organizationName, `Open for comments until ${longDate(review.expiresAt)}`]
          .filter(Boolean)
          .join(' · ')}
      />
      <Intro>
        Select words in the text to comment on them, or comment on a whole section. Your comments
        are visible to the applicant and to everyone with this link.
      </Intro>
      {parts.length === 0 && <EmptyState title="There is no text to read yet" />}
      {parts.map((part, index) => (
        <ReviewSection
          key={index}
          index={index}
          part={part}
          comments={commentsOf(index)}
          onComment={(button) => {
            opener.current = button;
            open(index, { quote: '', prefix: '', suffix: '' });
          }}
          form={
            form?.part === index && (
              <CommentForm
                key={form.anchor.quote}
                anchor={form.anchor}
                {...{ text, author, send }}
                onText={setText}
                onAuthor={setAuthor}
                onSubmit={() => submit(form.anchor)}
                onCancel={close}
              />
            )
          }
        />
      ))}
      {onChangedText.length > 0 && (
        <ReviewSection
          index={-1}
          part={{ section: 'Comments on text that has changed', blocks: [] }}
          comments={onChangedText}
        />
      )}
      {words && (
        <SelectionBar
          bar={bar}
          quote={words.quote}
          onComment={() => {
            const { part, ...quoted } = words;
            opener.current = null;
            open(part, quoted);
          }}
        />
      )}
    </>
  );
}

const Intro = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
