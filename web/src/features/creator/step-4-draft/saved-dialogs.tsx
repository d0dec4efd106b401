import { shareForReviewLabel } from '@grantwright/shared/contract';
import type { ComponentProps } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { ShareDialog } from '../reviews/share-dialog.tsx';
import { VersionsDialog } from '../versions/versions-dialog.tsx';

/* The two dialogs share a chunk, because the code of the editor's first view lists every chunk. */

/** `applicationId` is undefined until the application is saved. */
type MaybeSaved<Props> = Omit<Props, 'applicationId'> & { applicationId: string | undefined };

export const SavedVersionsDialog = ({
  applicationId,
  ...props
}: MaybeSaved<ComponentProps<typeof VersionsDialog>>) =>
  applicationId ? (
    <VersionsDialog applicationId={applicationId} {...props} />
  ) : (
    <SaveFirstDialog title="Versions" onClose={props.onClose}>
      Once the application is saved, its versions appear here.
    </SaveFirstDialog>
  );

export const SavedShareDialog = ({
  applicationId,
  ...props
}: MaybeSaved<ComponentProps<typeof ShareDialog>>) =>
  applicationId ? (
    <ShareDialog applicationId={applicationId} {...props} />
  ) : (
    <SaveFirstDialog title={shareForReviewLabel} onClose={props.onClose}>
      You can create a link once the application is saved.
    </SaveFirstDialog>
  );

type SaveFirstProps = { title: string; children: string; onClose: () => void };

/**
 * Shown until the application is saved. The buttons are always present because adding them on the first save would
 * shift the text.
 */
const SaveFirstDialog = ({ title, children, onClose }: SaveFirstProps) => (
  <Dialog open onOpenChange={onClose} title={title}>
    <p>{children}</p>
  </Dialog>
);
