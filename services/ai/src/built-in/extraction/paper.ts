import type { Reading } from '@grantwright/shared/contract';
import type { SourceDocument } from '../../providers/provider.ts';
import { documentKind, type DocumentKind } from './document-kind.ts';
import { markOthers } from './mark-others.ts';

/** One line of a paper: a heading, a line of a paragraph, an item or a table's cell. */
export type Line = {
  text: string;
  page?: number;
  heading: boolean;
  /** Cells of one table row share it. */
  row?: number;
  /** The block it stands in. */
  block: number;
  /** It speaks of an agent, an officer, an authority, a preparer: not of the organization. */
  others: boolean;
};

export type Paper = {
  name: string;
  title?: string;
  kind: DocumentKind;
  lines: Line[];
};

const toLines = (reading: Reading): Omit<Line, 'others'>[] => {
  let rows = 0;
  return reading.blocks.flatMap((block, at) => {
    const place = { block: at, ...(block.page === undefined ? {} : { page: block.page }) };
    if (block.type === 'table')
      return block.rows.flatMap((cells) => {
        const row = rows++;
        return cells.flatMap((cell) =>
          cell.split('\n').map((text) => ({ text: text.trim(), heading: false, row, ...place })),
        );
      });
    return block.text
      .split('\n')
      .map((text) => ({ text: text.trim(), heading: block.type === 'heading', ...place }));
  });
};

/** A document as lines with what is known of each; lines without text are left out. */
export const paperOf = ({ name, reading }: SourceDocument): Paper => {
  const lines = toLines(reading).filter(({ text }) => text !== '');
  const kind = documentKind(
    reading.title,
    lines.map(({ text }) => text),
  );
  return {
    name,
    ...(reading.title ? { title: reading.title } : {}),
    kind,
    lines: markOthers(lines),
  };
};
