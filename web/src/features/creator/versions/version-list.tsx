import type { VersionSummary } from '@grantwright/shared/contract';
import { History, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime, pluralize } from '../../../lib/format.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import styled from 'styled-components';
import { color, space } from '../../../ui/tokens.ts';
import { Actions, Row, RowText } from '../layout/row-layout.ts';
import { getVersionTitle } from './version-title.ts';

type VersionListProps = {
  versions: VersionSummary[];
  /** Names the author of a version, if known. */
  getAuthorName: (authorId: string | undefined) => string | undefined;
  onCompare: (version: VersionSummary) => void;
  onDelete: (version: VersionSummary) => void;
};

/** Lists the versions, newest first. Named versions can be deleted; the others are replaced over time. */
export function VersionList({ versions, getAuthorName, onCompare, onDelete }: VersionListProps) {
  const [versionToDelete, setVersionToDelete] = useState<VersionSummary>();
  if (versions.length === 0)
    return (
      <EmptyState title="No versions yet" as="h3">
        A version is saved before each new draft and each restore, and while you edit.
      </EmptyState>
    );
  return (
    <>
      <List role="list">
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            author={getAuthorName(version.authorId)}
            onCompare={() => onCompare(version)}
            onDelete={() => setVersionToDelete(version)}
          />
        ))}
      </List>
      <AlertDialog
        open={versionToDelete !== undefined}
        onOpenChange={(open) => !open && setVersionToDelete(undefined)}
        title="Delete this version?"
        confirm="Delete"
        onConfirm={() => {
          if (versionToDelete) onDelete(versionToDelete);
          setVersionToDelete(undefined);
        }}
      >
        &ldquo;{versionToDelete?.name}&rdquo; will be deleted for good. Your text won’t change.
      </AlertDialog>
    </>
  );
}

const describeVersion = (
  { createdAt, words }: VersionSummary,
  author: string | undefined,
): string =>
  [formatDateTime(createdAt), pluralize(words, 'word'), author && `last changed by ${author}`]
    .filter(Boolean)
    .join(' · ');

type VersionRowProps = {
  version: VersionSummary;
  author: string | undefined;
  onCompare: () => void;
  onDelete: () => void;
};

function VersionRow({ version, author, onCompare, onDelete }: VersionRowProps) {
  const { id, name } = version;
  const Icon = name === undefined ? History : Tag;
  return (
    <Row>
      <Icon size={16} />
      <RowText>
        <strong id={`version-${id}`} dir="auto">
          {getVersionTitle(version)}
        </strong>
        <p>{describeVersion(version, author)}</p>
      </RowText>
      <Buttons>
        <Button size="small" aria-describedby={`version-${id}`} onClick={onCompare}>
          Compare
        </Button>
        {name !== undefined && (
          <IconButton label={`Delete version: ${name}`} onClick={onDelete}>
            <Trash2 size={16} />
          </IconButton>
        )}
      </Buttons>
    </Row>
  );
}

const Buttons = styled(Actions)`
  align-items: center;
`;
const List = styled.ul`
  display: grid;
  > li + li {
    margin-top: ${space[3]};
    padding-top: ${space[3]};
    border-top: 1px solid ${color.hairline};
  }
`;
