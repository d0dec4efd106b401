import type { ReviewComment } from '@grantwright/shared/contract';
import type { QuotePlace } from '@grantwright/shared/richtext';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { CommentText } from '../../../domain/review/comment-text.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Hint } from '../../../ui/field.tsx';
import { space } from '../../../ui/tokens.ts';

type CommentRowProps = {
  comment: ReviewComment;
  /** Undefined if the quoted words are no longer in the text. */
  place: QuotePlace | undefined;
  onGo: (place: QuotePlace) => void;
  onToggle: () => void;
  /** Absent if the user may not delete comments. */
  onDelete?: () => void;
};

/** A comment with its place and its actions. */
export function CommentRow({ comment, place, onGo, onToggle, onDelete }: CommentRowProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const owner = `comment by ${comment.author}`;
  return (
    <li>
      <CommentText comment={comment} />
      {(!place || place.isChanged) && <Hint>The text has changed since this comment.</Hint>}
      <Buttons>
        {place && (
          <Button size="small" aria-label={`Go to the text: ${owner}`} onClick={() => onGo(place)}>
            Go to the text
          </Button>
        )}
        <Button
          size="small"
          aria-label={`${comment.resolvedAt ? 'Reopen' : 'Resolve'}: ${owner}`}
          onClick={onToggle}
        >
          {comment.resolvedAt ? 'Reopen' : 'Resolve'}
        </Button>
        {onDelete && (
          <IconButton label={`Delete: ${owner}`} onClick={() => setIsDeleting(true)}>
            <Trash2 size={16} />
          </IconButton>
        )}
      </Buttons>
      <AlertDialog
        open={isDeleting}
        onOpenChange={setIsDeleting}
        title="Delete this comment?"
        confirm="Delete"
        onConfirm={() => {
          setIsDeleting(false);
          onDelete?.();
        }}
      >
        The comment will be deleted for good, for {comment.author} too.
      </AlertDialog>
    </li>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-top: ${space[2]};
`;
