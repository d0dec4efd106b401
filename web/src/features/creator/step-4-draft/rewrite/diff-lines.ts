import type { Hunk, SectionDiff, Token } from '@grantwright/shared/submission';
import type { Table } from '@grantwright/shared/richtext';

export type DiffPart = {
  text: string;
  change?: { hunk: Hunk; type: 'removed' | 'added' };
  /** Whether this is the last part of a change. */
  isLast?: boolean;
};

export type DiffLine =
  | { kind: 'heading' | 'item' | 'quote' | 'paragraph'; depth: number; parts: DiffPart[] }
  | { kind: 'table'; table: Table; change?: DiffPart['change']; isLast?: boolean };

type Piece = { token: Token; change?: DiffPart['change']; isLast?: boolean };

/** Returns the lines of a section with the removed and added tokens of each change, in reading order. */
export function toDiffLines(diff: SectionDiff): DiffLine[] {
  const lines: DiffLine[] = [];
  let parts: DiffPart[] = [];
  const add = (text: string, { change, isLast }: Piece) => {
    const last = parts.at(-1);
    const isSame = last?.change?.hunk === change?.hunk && last?.change?.type === change?.type;
    if (last && isSame && !last.isLast)
      parts[parts.length - 1] = { ...last, text: last.text + text, ...(isLast && { isLast }) };
    else parts.push({ text, ...(change && { change }), ...(isLast && { isLast }) });
  };
  const endLine = (kind: Exclude<DiffLine['kind'], 'table'>, depth: number) => {
    lines.push({ kind, depth, parts });
    parts = [];
  };
  for (const piece of toPieces(diff)) {
    const { token, change, isLast } = piece;
    if (token.type === 'text') add(token.text, piece);
    else if (token.type === 'table') {
      if (parts.length > 0) endLine('paragraph', 0);
      lines.push({
        kind: 'table',
        table: token.table,
        ...(change && { change }),
        ...(isLast && { isLast }),
      });
    } else {
      if (change) add('', piece);
      endLine(token.line.kind, token.line.kind === 'item' ? token.line.lists.length : 0);
    }
  }
  if (parts.length > 0) endLine('paragraph', 0);
  return lines;
}

/** Returns all tokens. Within each change, removed tokens come first. */
function toPieces({ before, after, hunks }: SectionDiff): Piece[] {
  let position = 0;
  const pieces = hunks.flatMap((hunk): Piece[] => {
    const same = before.slice(position, hunk.start).map((token) => ({ token }));
    position = hunk.end;
    const isChanged = [
      ...before.slice(hunk.start, hunk.end).map((token) => createPiece(token, hunk, 'removed')),
      ...after.slice(hunk.newStart, hunk.newEnd).map((token) => createPiece(token, hunk, 'added')),
    ];
    const last = isChanged.pop();
    return [...same, ...isChanged, ...(last ? [{ ...last, isLast: true }] : [])];
  });
  return [...pieces, ...before.slice(position).map((token) => ({ token }))];
}

const createPiece = (token: Token, hunk: Hunk, type: 'removed' | 'added'): Piece => ({
  token,
  change: { hunk, type },
});
