import type { ReviewComment } from '@grantwright/shared/contract';
import { createQuoteLocator, type QuotePlace } from '@grantwright/shared/richtext';
import { useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { color, space } from '../../../ui/tokens.ts';
import { CommentRow } from './comment-row.tsx';
import { useComments } from './use-comments.ts';

type CommentListProps = {
  id: string;
  isOwner: boolean;
  editor: RefObject<EditorHandle | null>;
  onClose: () => void;
};

/** Lists the comments on an application, open ones first. Each links to its place in the text. */
export function CommentList({ id, isOwner, editor, onClose }: CommentListProps) {
  const { comments, toggle, remove } = useComments(id);
  // The text cannot change while the dialog covers the editor.
  const [locate] = useState(() => createQuoteLocator(editor.current?.getDocument() ?? []));
  const placedComments = useMemo(
    () =>
      comments.data
        ?.map((comment) => ({ comment, place: locate(comment.anchor) }))
        .toSorted((a, b) => isResolved(a.comment) - isResolved(b.comment)) ?? [],
    [comments.data, locate],
  );
  if (comments.isError)
    return <ErrorState title="We couldn’t load the comments" query={comments} />;
  if (comments.isPending) return <Skeleton $height="8em" />;
  if (comments.data.length === 0)
    return (
      <EmptyState title="No comments yet" as="h3">
        Comments made with a link appear here.
      </EmptyState>
    );
  const goTo = (place: QuotePlace) => {
    // Close first, because the dialog's focus trap would take focus back from the editor.
    flushSync(onClose);
    if (!place.words || !editor.current?.goToText(place.words))
      editor.current?.goToBlock(place.block);
  };
  return (
    <List role="list">
      {placedComments.map(({ comment, place }) => (
        <CommentRow
          key={comment.id}
          comment={comment}
          place={place}
          onGo={goTo}
          onToggle={() => toggle.mutate(comment)}
          {...(isOwner && { onDelete: () => remove.mutate(comment) })}
        />
      ))}
    </List>
  );
}

const isResolved = ({ resolvedAt }: ReviewComment) => Number(resolvedAt !== undefined);

const List = styled.ul`
  display: grid;
  > li + li {
    margin-top: ${space[4]};
    padding-top: ${space[4]};
    border-top: 1px solid ${color.hairline};
  }
`;
