import { shareForReviewLabel, type NewReviewLink } from '@grantwright/shared/contract';
import { useState, type RefObject } from 'react';
import styled from 'styled-components';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionTitle } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { color, space } from '../../../ui/tokens.ts';
import { Stack } from '../../../ui/stack.ts';
import { CommentList } from './comment-list.tsx';
import { ReviewLinkForm } from './link-form.tsx';
import { ReviewLinkList } from './link-list.tsx';
import { NewLink } from './new-link.tsx';
import { useComments } from './use-comments.ts';
import { useReviewLinks } from './use-review-links.ts';

type ShareDialogProps = {
  applicationId: string;
  /** Whether the user owns the application, and therefore manages its links and comments. */
  isOwner: boolean;
  editor: RefObject<EditorHandle | null>;
  onClose: () => void;
};

/** Shows the comments left through an application's review links, and, to its owner, the links. */
export function ShareDialog({ applicationId: id, isOwner, editor, onClose }: ShareDialogProps) {
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={shareForReviewLabel}
      description="Anyone with a link can read the latest text, including autosaved changes, and comment on it without an account. They can’t change it."
    >
      {isOwner ? (
        <ReviewLinks id={id} />
      ) : (
        <Notice>
          Only the owner of the organization can create and revoke links, and delete comments. You
          can read and resolve comments.
        </Notice>
      )}
      <Comments>
        <SectionTitle>Comments</SectionTitle>
        <CommentList {...{ id, isOwner, editor, onClose }} />
      </Comments>
    </Dialog>
  );
}

function ReviewLinks({ id }: { id: string }) {
  const [newLink, setNewLink] = useState<NewReviewLink>();
  const { links, create, revoke } = useReviewLinks(id, setNewLink);
  const { comments, removeOfLink } = useComments(id);
  const isCreatedListed = newLink && links.data?.some((link) => link.id === newLink.id);
  return (
    <Stack $gap={4}>
      <ReviewLinkForm create={create} />
      {newLink && isCreatedListed !== false && <NewLink link={newLink} />}
      {links.isError && <ErrorState title="We couldn’t load the links" query={links} />}
      {links.isPending && <Skeleton $height="3em" />}
      {links.data && (
        <ReviewLinkList
          links={links.data}
          comments={comments.data ?? []}
          onRevoke={revoke.mutate}
          onDeleteComments={removeOfLink.mutate}
        />
      )}
    </Stack>
  );
}
const Comments = styled.section`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[6]};
  padding-top: ${space[6]};
  border-top: 1px solid ${color.hairline};
`;
