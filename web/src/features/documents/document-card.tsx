import type { LibraryDocument } from '@grantwright/shared/contract';
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Download,
  EllipsisVertical,
  PenLine,
  Trash2,
  UserPlus,
} from 'lucide-react';
import styled from 'styled-components';
import { formatFileSize, pluralize, formatShortDate } from '../../lib/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { lineClamp } from '../../ui/line-clamp.ts';
import { color, media, size, space } from '../../ui/tokens.ts';
import { DragHandle } from './reorder/drag-handle.tsx';
import { useSortable } from './reorder/use-sortable.ts';
import { ExtractionStatus } from './extraction-status.tsx';

type DocumentCardProps = {
  document: LibraryDocument;
  index: number;
  length: number;
  isLast: boolean;
  isDeleting: boolean;
  onMove: (to: number | 'end') => void;
  /** Called when the card at position `from` is dropped on this card. */
  onDrop: (from: number) => void;
  onDownload: () => void;
  onEdit: () => void;
  onShare: () => void;
  onDelete: () => void;
};

export function DocumentCard({
  document,
  index,
  length,
  isLast,
  onDrop,
  ...props
}: DocumentCardProps) {
  const { name } = document;
  const { card, drag, isLifted, dropPosition } = useSortable({ document, index, onDrop });
  return (
    <ListItem
      ref={card}
      data-drop-position={dropPosition}
      data-lifted={isLifted || undefined}
      data-dnd-name={`Number ${index + 1} of ${length}`}
    >
      <Item>
        <DragHandle name={name} drag={drag} />
        <Text>
          <h2 dir="auto" title={name}>
            {name}
          </h2>
          <DocumentFacts document={document} />
          <ExtractionStatus reading={document.reading} />
        </Text>
        <Actions>
          <DocumentActions document={document} {...props} />
          <DocumentMenu document={document} index={index} isLast={isLast} {...props} />
        </Actions>
      </Item>
    </ListItem>
  );
}

function DocumentFacts({ document }: Pick<DocumentCardProps, 'document'>) {
  const { fileType, fileSize, createdAt, organizationId, reading } = document;
  return (
    <Facts>
      <span>{fileType.toUpperCase()}</span>
      <span>{formatFileSize(fileSize)}</span>
      <span>{formatShortDate(createdAt)}</span>
      {organizationId && <span>Shared</span>}
      {reading.pages !== undefined && <span>{pluralize(reading.pages, 'page')}</span>}
    </Facts>
  );
}

type DocumentMenuProps = Pick<
  DocumentCardProps,
  'document' | 'index' | 'isLast' | 'onMove' | 'onDownload' | 'onShare'
>;

/** Moves the document without dragging, and offers the less common actions. */
const DocumentMenu = ({ document, index, isLast, onMove, ...on }: DocumentMenuProps) => (
  <Menu
    trigger={
      <IconButton label={`Move ${document.name}`}>
        <EllipsisVertical />
      </IconButton>
    }
  >
    <MenuItem disabled={index === 0} onSelect={() => onMove(index - 1)}>
      <ArrowUp /> Move up
    </MenuItem>
    <MenuItem disabled={isLast} onSelect={() => onMove(index + 1)}>
      <ArrowDown /> Move down
    </MenuItem>
    <MenuItem disabled={index === 0} onSelect={() => onMove(0)}>
      <ArrowUpToLine /> Move to top
    </MenuItem>
    <MenuItem disabled={isLast} onSelect={() => onMove('end')}>
      <ArrowDownToLine /> Move to bottom
    </MenuItem>
    <MenuItem onSelect={on.onDownload}>
      <Download /> Download
    </MenuItem>
    {document.access === 'owner' && (
      <MenuItem onSelect={on.onShare}>
        <UserPlus /> Share with a team
      </MenuItem>
    )}
  </Menu>
);

type ChangesProps = Pick<DocumentCardProps, 'document' | 'isDeleting' | 'onEdit' | 'onDelete'>;

/** The rename and delete actions available to the user. */
function DocumentActions({ document: { name, access, canDelete }, ...props }: ChangesProps) {
  return (
    <>
      {access !== 'viewer' && (
        <IconButton label={`Edit name of ${name}`} onClick={props.onEdit}>
          <PenLine />
        </IconButton>
      )}
      {canDelete && (
        <IconButton
          danger
          label={`Delete ${name}`}
          pending={props.isDeleting}
          onClick={props.onDelete}
        >
          <Trash2 />
        </IconButton>
      )}
    </>
  );
}

const ListItem = styled.li`
  position: relative;
  &[data-lifted] {
    opacity: 0.45;
  }
  /* Marks the drop position with a line in the gap between two cards. */
  &[data-drop-position]::after {
    position: absolute;
    inset-inline: 0;
    height: 3px;
    border-radius: 2px;
    background: ${color.accent};
    content: '';
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
  &[data-drop-position='above']::after {
    top: -8px;
  }
  &[data-drop-position='below']::after {
    bottom: -8px;
  }
`;

const Item = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]};
  content-visibility: auto;
  contain-intrinsic-size: auto 84px;
  ${media.phone} {
    flex-wrap: wrap;
    gap: ${space[3]};
  }
`;
const Text = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  h2 {
    ${lineClamp(2)}
    font-size: ${size.body};
    font-weight: 550;
    line-height: 1.4;
  }
`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  font-size: ${size.small};
  color: ${color.inkSoft};
  /* Separates facts with dots; a dot at the start of a line is clipped. */
  margin-left: -20px;
  clip-path: inset(0 0 0 20px);
  span {
    position: relative;
    padding-left: 20px;
  }
  span::before {
    position: absolute;
    left: 8px;
    content: '·';
  }
`;
const Actions = styled.div`
  display: flex;
  gap: 2px;
  margin: -4px -8px -4px 0;
  ${media.phone} {
    flex-basis: 100%;
    justify-content: flex-end;
    margin-top: -8px;
  }
`;
