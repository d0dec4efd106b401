import type { CommentAnchor } from '@grantwright/shared/contract';
import { useRef, useState } from 'react';
import { createStoredValue } from '../../lib/stored-value.ts';
import type { useReview } from './use-review.ts';

/** The position of a comment within a part of the text. */
export type QuotedWords = Omit<CommentAnchor, 'section'>;

type CommentFormOptions = { token: string; sections: string[] } & Pick<
  ReturnType<typeof useReview>,
  'send'
>;

const reviewer = createStoredValue<string>('localStorage', 'grantwright:reviewer');

type Draft = { text: string; place?: { part: number; anchor: CommentAnchor } | undefined };

/**
 * Manages the comment form, of which at most one is open. Its text is kept when the form moves to another place and
 * when the page is reloaded.
 *
 * @param sections the headings of the parts, used to reopen the form only where it was
 */
export function useCommentForm({ token, sections, send }: CommentFormOptions) {
  const [draft] = useState(() => getStoredDraft(token));
  const [{ text, place }, setShown] = useState<Draft>(() => restoreDraft(draft.read(), sections));
  const [author, setAuthor] = useState(() => reviewer.read() ?? '');
  const opener = useRef<HTMLButtonElement>(null);

  const show = (newDraft: Draft) => {
    setShown(newDraft);
    if (newDraft.text.trim() === '') draft.clear();
    else draft.write(newDraft);
  };
  const close = () => {
    show({ text: '' });
    opener.current?.focus();
  };
  return {
    place,
    fields: {
      text,
      author,
      onTextChange: (next: string) => show({ text: next, place }),
      onAuthorChange: setAuthor,
    },
    /** @param button receives focus when the form closes */
    open(part: number, anchor: CommentAnchor, button: HTMLButtonElement | null) {
      // A comment being sent still needs its form, which will either close or show the error.
      if (send.isPending) return;
      opener.current = button;
      show({ text, place: { part, anchor } });
      send.reset();
    },
    close,
    submit(anchor: CommentAnchor) {
      reviewer.write(author);
      send.mutate({ author, anchor, text }, { onSuccess: close });
    },
  };
}

/** The end of the token distinguishes links without storing the secret. */
const getStoredDraft = (token: string) =>
  createStoredValue<Draft>('sessionStorage', `grantwright:comment:${token.slice(-8)}`);

function restoreDraft(draft: Draft | undefined, sections: string[]): Draft {
  if (!draft) return { text: '' };
  const isThere = draft.place && sections[draft.place.part] === draft.place.anchor.section;
  return isThere ? draft : { text: draft.text };
}
