import type { Block } from '@grantwright/shared/contract';
import type { Notes } from '../notes.ts';
import { findHeadingDepth, looksLikeHeading } from '../text/heading-text.ts';
import { lineToBlock, listMarker } from '../text/list-marker.ts';

const dateOnly = /^(?:\p{Lu}\p{Ll}+,? )?\p{Lu}\p{Ll}+ \d{1,2},? \d{4}$/u;

/** Splits plain text into blocks: headings by their wording, items by their markers, table rows by tabs. */
export function plainTextToBlocks(text: string, notes: Notes): Block[] {
  const blocks: Block[] = [];
  const lines = text.split(/\r\n|\r|\n|\u000b|\f/);
  lines.forEach((raw, index) => {
    const cells = raw.split('\t').map(notes.clean);
    const line = cells.filter(Boolean).join(' ');
    if (!line || isContentsLine(raw)) return;
    const isItem = listMarker(line) !== undefined;
    if (cells.filter(Boolean).length >= 2 && !isItem) return addRow(blocks, cells);
    const isFollowed = lines.slice(index + 1).some((next) => next.trim());
    const last = blocks.at(-1);
    const isValue = last?.type === 'paragraph' && /[\p{L}\d)]:$/u.test(last.text);
    const isHeading =
      !isItem && isFollowed && !isValue && !dateOnly.test(line) && looksLikeHeading(line);
    blocks.push(
      isHeading
        ? { type: 'heading', level: findHeadingDepth(line) ?? 2, text: line }
        : lineToBlock(line),
    );
  });
  return blocks;
}

function addRow(blocks: Block[], cells: string[]): void {
  const last = blocks.at(-1);
  if (last?.type === 'table') {
    const width = Math.max(cells.length, last.rows[0]?.length ?? 0);
    const pad = (row: string[]) => [
      ...row,
      ...Array<string>(Math.max(0, width - row.length)).fill(''),
    ];
    last.rows = [...last.rows.map(pad), pad(cells)];
  } else blocks.push({ type: 'table', rows: [cells] });
}

/** Whether a line is an entry of a table of contents: "Eligibility ........ 4". */
function isContentsLine(line: string): boolean {
  const trimmed = line.trimEnd();
  const before = trimmed.replace(/\d{1,3}$/, '');
  const title = before.trimEnd();
  const hasLeader = title.endsWith('....') || before.slice(title.length).includes('\t');
  return before !== trimmed && hasLeader && /\p{L}/u.test(line) && line.split('\t').length <= 2;
}
