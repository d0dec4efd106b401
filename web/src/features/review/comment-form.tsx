import { limits, type CommentAnchor } from '@grantwright/shared/contract';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { getErrorMessage } from '../../lib/errors.ts';
import { Quote } from '../../domain/review/comment-text.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { color, radius, space } from '../../ui/tokens.ts';
import { CancelButton } from './cancel-button.tsx';
import type { useReview } from './use-review.ts';

type CommentFormProps = {
  anchor: CommentAnchor;
  text: string;
  author: string;
  onTextChange: (text: string) => void;
  onAuthorChange: (author: string) => void;
  onSubmit: (anchor: CommentAnchor) => void;
  onCancel: () => void;
} & Pick<ReturnType<typeof useReview>, 'send'>;

/** A form for commenting on a section or on words within it. Keeps the text if it cannot be sent. */
export function CommentForm(props: CommentFormProps) {
  const { anchor, text, author, onTextChange, onAuthorChange, onSubmit, onCancel, send } = props;
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  const isTextMissing = text.trim() === '';
  const isAuthorMissing = author.trim() === '';
  return (
    <Form
      aria-label="New comment"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (!isTextMissing && !isAuthorMissing) onSubmit(anchor);
      }}
    >
      <Quote quote={anchor.quote} />
      <TextAreaField
        label="Comment"
        error={isChecked && isTextMissing ? 'Write a comment.' : undefined}
        ref={field}
        value={text}
        maxLength={limits.comment}
        onChange={(event) => onTextChange(event.target.value)}
      />
      <TextField
        label="Your name"
        hint="Shown with your comment."
        error={isChecked && isAuthorMissing ? 'Enter your name.' : undefined}
        value={author}
        autoComplete="name"
        maxLength={limits.name}
        onChange={(event) => onAuthorChange(event.target.value)}
      />
      {send.isError && (
        <Notice tone="error" alert>
          {getErrorMessage(send.error, 'Your comment was not sent. Try again.')}
        </Notice>
      )}
      <Buttons>
        <CancelButton isEmpty={isTextMissing} disabled={send.isPending} onCancel={onCancel} />
        <Button type="submit" variant="primary" pending={send.isPending}>
          Send comment
        </Button>
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surface};
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
`;
