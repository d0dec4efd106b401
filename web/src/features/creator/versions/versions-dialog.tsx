import type { VersionSummary } from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import { useState, type Dispatch, type RefObject } from 'react';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { dateAndTime } from '../../../lib/format.ts';
import type { CreatorAction } from '../state/creator-reducer.ts';
import { NameVersion } from './name-version.tsx';
import { useVersions } from './use-versions.ts';
import { VersionComparison } from './version-comparison.tsx';
import { VersionList } from './version-list.tsx';
import { versionTitle } from './version-title.ts';

type VersionsDialogProps = {
  applicationId: string;
  dispatch: Dispatch<CreatorAction>;
  editor: RefObject<EditorHandle | null>;
  onClose: () => void;
};

/** Lists the versions of an application, and lets the user compare one with the current text and restore it. */
export function VersionsDialog({ applicationId, dispatch, editor, onClose }: VersionsDialogProps) {
  const currentDocument = () => editor.current?.document() ?? [];
  const { versions, name, restore, remove } = useVersions({
    applicationId,
    currentDocument,
    onRestored: (document) => {
      dispatch({ type: 'text-replaced', document });
      onClose();
    },
  });
  const [openedVersion, setOpenedVersion] = useState<VersionSummary>();
  // The text cannot change while the dialog covers the editor.
  const [text] = useState(currentDocument);
  const [restorable, setRestorable] = useState<RichDocument>();

  if (openedVersion) {
    const close = () => setOpenedVersion(undefined);
    return (
      <Dialog
        open
        wide
        closable={!restore.isPending}
        onOpenChange={onClose}
        title={versionTitle(openedVersion)}
        description={`Stored ${dateAndTime(openedVersion.createdAt)}, compared with the current text.`}
        focusableBody
        footer={
          <>
            <Button onClick={close} disabled={restore.isPending}>
              Back to the list
            </Button>
            <Button
              variant="primary"
              disabled={!restorable}
              pending={restore.isPending}
              onClick={() => restorable && restore.mutate(restorable)}
            >
              Restore this version
            </Button>
          </>
        }
      >
        <VersionComparison
          key={openedVersion.id}
          id={openedVersion.id}
          currentDocument={text}
          onDifference={setRestorable}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Versions"
      description="Earlier versions of this application. Restoring one saves the current text first."
    >
      <NameVersion {...{ name }} />
      {versions.isError && (
        <ErrorState
          title="We couldn't load the versions"
          error={versions.error}
          onRetry={() => void versions.refetch()}
        />
      )}
      {versions.isPending && <Skeleton $height="8em" />}
      {versions.data && (
        <VersionList
          versions={versions.data}
          onCompare={setOpenedVersion}
          onDelete={remove.mutate}
        />
      )}
    </Dialog>
  );
}
