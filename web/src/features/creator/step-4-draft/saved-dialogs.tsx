import type { ComponentProps } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { ShareDialog } from '../reviews/share-dialog.tsx';
import { VersionsDialog } from '../versions/versions-dialog.tsx';

/* Two dialogs share a chunk, because the editor lists its chunks in the code of its first view. */

/** The id is undefined until the application is saved. */
type MaybeSaved<Props> = Omit<Props, 'applicationId'> & { applicationId: string | undefined };

export const Versions = ({
  applicationId,
  ...props
}: MaybeSaved<ComponentProps<typeof VersionsDialog>>) =>
  applicationId ? (
    <VersionsDialog applicationId={applicationId} {...props} />
  ) : (
    <SaveFirst title="Versions" onClose={props.onClose}>
      Versions are stored once the application is saved.
    </SaveFirst>
  );

export const Share = ({
  applicationId,
  ...props
}: MaybeSaved<ComponentProps<typeof ShareDialog>>) =>
  applicationId ? (
    <ShareDialog applicationId={applicationId} {...props} />
  ) : (
    <SaveFirst title="Share for review" onClose={props.onClose}>
      You can create a link once the application is saved.
    </SaveFirst>
  );

type SaveFirstProps = { title: string; children: string; onClose: () => void };

/** The buttons are always present, because adding them on the first save would move the text. */
const SaveFirst = ({ title, children, onClose }: SaveFirstProps) => (
  <Dialog open onOpenChange={onClose} title={title}>
    <p>{children}</p>
  </Dialog>
);
