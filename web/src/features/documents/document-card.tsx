import type { LibraryDocument } from '@grantwright/shared/contract';
import { ArrowDown, ArrowUp, EllipsisVertical, FileText, PenLine, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { fileSize, shortDate } from '../../lib/format.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { color, media, size, space } from '../../ui/tokens.ts';
import { ReadingState } from './reading-state.tsx';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

type DocumentCardProps = {
  document: LibraryDocument;
  first: boolean;
  last: boolean;
  onMove: (by: 1 | -1) => void;
  onEdit: () => void;
  onDelete: () => void;
};

export function DocumentCard({ document, first, last, ...on }: DocumentCardProps) {
  const { name, fileType, fileSize: bytes, createdAt, reading } = document;
  return (
    <Item as="li">
      <FileText size={24} strokeWidth={1.5} aria-hidden />
      <Words>
        <h2 title={name}>{name}</h2>
        <Facts>
          <span>{fileType.toUpperCase()}</span>
          <span>{fileSize(bytes)}</span>
          <span>{shortDate(createdAt)}</span>
          {reading.pages !== undefined && (
            <span>{reading.pages === 1 ? '1 page' : `${reading.pages} pages`}</span>
          )}
        </Facts>
        <ReadingState reading={reading} />
      </Words>
      <Actions>
        <IconButton label={`Edit name of ${name}`} onClick={on.onEdit}>
          <PenLine {...icon} />
        </IconButton>
        <IconButton danger label={`Delete ${name}`} onClick={on.onDelete}>
          <Trash2 {...icon} />
        </IconButton>
        <Menu
          trigger={
            <IconButton label={`Move ${name}`}>
              <EllipsisVertical {...icon} />
            </IconButton>
          }
        >
          <MenuItem disabled={first} onSelect={() => on.onMove(-1)}>
            <ArrowUp {...icon} /> Move up
          </MenuItem>
          <MenuItem disabled={last} onSelect={() => on.onMove(1)}>
            <ArrowDown {...icon} /> Move down
          </MenuItem>
        </Menu>
      </Actions>
    </Item>
  );
}

const Item = styled(Card)`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
  padding: ${space[4]};
  content-visibility: auto;
  contain-intrinsic-size: auto 84px;
  > svg {
    margin-top: 2px;
    color: ${color.inkFaint};
  }
  ${media.phone} {
    flex-wrap: wrap;
    gap: ${space[3]};
  }
`;
const Words = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  h2 {
    display: -webkit-box;
    overflow: hidden;
    font-size: ${size.body};
    font-weight: 550;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  font-size: ${size.small};
  color: ${color.inkSoft};
  span:not(:last-child)::after {
    margin: 0 8px;
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
