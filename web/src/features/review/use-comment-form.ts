import type { CommentAnchor } from '@grantwright/shared/contract';
import { useRef, useState } from 'react';
import { storedValue } from '../../lib/stored-value.ts';
import type { useReview } from './use-review.ts';

/** The place of a comment within one part of the text. */
export type QuotedWords = Omit<CommentAnchor, 'section'>;

const reviewer = storedValue<string>('localStorage', 'grantwright:reviewer');

/** The form for a comment: at most one is open. Its text is kept when it moves to another place. */
export function useCommentForm({ send }: Pick<ReturnType<typeof useReview>, 'send'>) {
  const [place, setPlace] = useState<{ part: number; anchor: CommentAnchor }>();
  const [text, setText] = useState('');
  const [author, setAuthor] = useState(() => reviewer.read() ?? '');
  const opener = useRef<HTMLButtonElement>(null);

  const close = () => {
    setPlace(undefined);
    setText('');
    opener.current?.focus();
  };
  return {
    place,
    fields: { text, author, onText: setText, onAuthor: setAuthor },
    /** @param button gets the focus again when the form closes */
    open(part: number, anchor: CommentAnchor, button: HTMLButtonElement | null) {
      opener.current = button;
      setPlace({ part, anchor });
      send.reset();
    },
    close,
    submit(anchor: CommentAnchor) {
      reviewer.write(author);
      send.mutate({ author, anchor, text }, { onSuccess: close });
    },
  };
}
