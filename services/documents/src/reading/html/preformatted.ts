import type { Block } from '@grantwright/shared/contract';
import type { Notes } from '../notes.ts';
import { looksLikeHeading } from '../text/heading-text.ts';
import { listMarker } from '../text/list-marker.ts';
import { visibleText } from '../text/visible-text.ts';

type Paragraph = { lines: string[]; indent: number; alone: boolean };

/** Rules drawn with hyphens, and marks where a printed page ended. */
const isDrawing = (line: string): boolean =>
  /^\s*[-=_*~]{5,}\s*$/.test(line) || /^\s*\[\[Page \d+\]\]\s*$/.test(line);

/** "    Estimated Number of Awards: 48.": one fact a line. */
const label = /^\s+\p{Lu}[^.:]{2,60}:\s+\S/u;

const indentOf = (line: string): number => /^\s*/.exec(line)?.[0].length ?? 0;

/** A line that stops far short of the margin ends what it belongs to, unless it breaks off in a sentence. */
const endsShort = (line: string, width: number): boolean =>
  line.trimEnd().length < width * 0.6 && !/[\p{Ll},]$/u.test(line.trimEnd());

/** Whether a line begins a paragraph of its own: after a blank line, by its indent, or after a short line. */
const begins = (line: string, open: Paragraph | undefined, width: number): boolean => {
  const last = open?.lines.at(-1);
  if (!open || last === undefined) return true;
  const indent = indentOf(line);
  const hanging = listMarker(open.lines[0]?.trim() ?? '') !== undefined && indent > open.indent;
  if (hanging) return false;
  if (indent >= indentOf(last) + 2 && indent >= open.indent) return true;
  if (indent >= 2 && indent === open.indent && label.test(line)) return true;
  return listMarker(line.trim()) !== undefined || endsShort(last, width);
};

const paragraphsOf = (text: string): Paragraph[] => {
  const lines = text.replace(/\t/g, '    ').split(/\r\n|\r|\n/);
  const width = Math.max(...lines.map((line) => Math.min(line.trimEnd().length, 100)));
  const paragraphs: Paragraph[] = [];
  let open: Paragraph | undefined;
  for (const line of lines) {
    if (isDrawing(line)) continue;
    if (line.trim() === '') {
      open = undefined;
      continue;
    }
    if (open && !begins(line, open, width)) {
      open.lines.push(line);
      open.alone = false;
    } else {
      const alone = open === undefined;
      if (open) open.alone = false;
      open = { lines: [line], indent: indentOf(line), alone };
      paragraphs.push(open);
    }
  }
  return paragraphs;
};

/** Blocks of text whose lines were broken by hand, as in the Federal Register and in old e-mails. */
export function blocksOfPreformatted(text: string, notes: Notes): Block[] {
  return paragraphsOf(text).flatMap(({ lines, alone }, at, all): Block[] => {
    const { text: clean, hidden } = visibleText(lines.join(' '));
    notes.hiddenCharacters(hidden);
    const line = clean.replace(/\s+/g, ' ');
    if (line === '') return [];
    if (alone && at < all.length - 1 && looksLikeHeading(line))
      return [{ type: 'heading', level: /^\d/.test(line) ? 3 : 2, text: line }];
    const marker = listMarker(line);
    return marker
      ? [{ type: 'item', depth: 0, ordered: marker.ordered, text: marker.text }]
      : [{ type: 'paragraph', text: line }];
  });
}
