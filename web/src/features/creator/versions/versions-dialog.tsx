import type { VersionSummary } from '@grantwright/shared/contract';
import { useState, type Dispatch, type RefObject } from 'react';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { useMemberNames } from '../../../domain/team/use-member-names.ts';
import { useCreator } from '../creator-context.ts';
import type { CreatorAction } from '../state/creator-reducer.ts';
import { NameVersionForm } from './name-version.tsx';
import { useVersions } from './use-versions.ts';
import { VersionComparison } from './version-comparison.tsx';
import { VersionList } from './version-list.tsx';
import { getVersionTitle } from './version-title.ts';
import { withEarlierText, type EarlierText } from './with-earlier-text.ts';

type VersionsDialogProps = {
  applicationId: string;
  dispatch: Dispatch<CreatorAction>;
  editor: RefObject<EditorHandle | null>;
  onClose: () => void;
};

/** Lists the versions of an application, and lets the user compare one with the current text and restore it. */
export function VersionsDialog({ applicationId, dispatch, editor, onClose }: VersionsDialogProps) {
  const { state, getCurrent } = useCreator();
  const getCurrentDocument = () => editor.current?.getDocument() ?? [];
  const versions = useVersions({
    applicationId,
    getWork: () => {
      const { submission, writerNotes } = getCurrent();
      return { document: getCurrentDocument(), submission, writerNotes };
    },
    onRestored: (text) => {
      dispatch({ type: 'changed', change: (before) => withEarlierText(before, text) });
      onClose();
    },
  });
  const { restore } = versions;
  const nameOf = useMemberNames(state.organizationId, state.sharing?.isShared === true);
  const [opened, setOpened] = useState<VersionSummary>();
  // The text cannot change while the dialog covers the editor.
  const [text] = useState(getCurrentDocument);
  const [restorable, setRestorable] = useState<EarlierText>();
  return (
    <Dialog
      open
      wide
      closable={!restore.isPending}
      onOpenChange={onClose}
      focusableBody={opened !== undefined}
      {...(opened ? getComparisonTitle(opened, nameOf(opened.authorId)) : listTitle)}
      footer={
        opened && (
          <RestoreActions {...{ restorable, restore }} onBack={() => setOpened(undefined)} />
        )
      }
    >
      {opened ? (
        <VersionComparison id={opened.id} currentDocument={text} onDifference={setRestorable} />
      ) : (
        <VersionsContent {...versions} nameOf={nameOf} onCompare={setOpened} />
      )}
    </Dialog>
  );
}

const listTitle = {
  title: 'Versions',
  description: 'Earlier versions of this application. Restoring one saves the current text first.',
};

const getComparisonTitle = (version: VersionSummary, author: string | undefined) => ({
  title: getVersionTitle(version),
  description: `${author ? `Last changed by ${author}, stored` : 'Stored'} ${formatDateTime(version.createdAt)}, compared with the current text.`,
});

type VersionsState = ReturnType<typeof useVersions>;
type VersionsProps = Pick<VersionsState, 'versions' | 'name' | 'remove'> & {
  nameOf: ReturnType<typeof useMemberNames>;
  onCompare: (version: VersionSummary) => void;
};

const VersionsContent = ({ versions, name, remove, nameOf, onCompare }: VersionsProps) => (
  <>
    <NameVersionForm {...{ name }} />
    {versions.isError && <ErrorState title="We couldn’t load the versions" query={versions} />}
    {versions.isPending && <Skeleton $height="8em" />}
    {versions.data && (
      <VersionList
        versions={versions.data}
        getAuthorName={nameOf}
        onCompare={onCompare}
        onDelete={remove.mutate}
      />
    )}
  </>
);

type RestoreActionsProps = Pick<VersionsState, 'restore'> & {
  /** The text of the opened version, unless it equals the current one. */
  restorable: EarlierText | undefined;
  onBack: () => void;
};

const RestoreActions = ({ restorable, restore, onBack }: RestoreActionsProps) => (
  <>
    <Button onClick={onBack} disabled={restore.isPending}>
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
);
