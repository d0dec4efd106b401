import type { Block } from '@grantwright/shared/contract';
import type { Notes } from '../../notes.ts';
import { looksLikeHeading } from '../../text/heading-text.ts';
import { lineToBlock, listMarker } from '../../text/list-marker.ts';

type Paragraph = {
  lines: string[];
  indent: number;
  /** Whether this is the only line between two blank lines. */
  isIsolated: boolean;
};

/** Whether a line consists of hyphens or is a page mark of the Federal Register. */
const isDecoration = (line: string): boolean =>
  /^\s*[-=_*~]{5,}\s*$/.test(line) || /^\s*\[\[Page \d+\]\]\s*$/.test(line);

/** "    Estimated Number of Awards: 48." */
const labeledFact = /^\s+\p{Lu}[^.:]{2,60}:\s+\S/u;

const measureIndent = (line: string): number => /^\s*/.exec(line)?.[0].length ?? 0;

/** Whether a line ends a paragraph because it is much shorter than the other lines and does not stop mid-sentence. */
const endsParagraph = (line: string, width: number): boolean =>
  line.trimEnd().length < width * 0.6 && !/[\p{Ll},]$/u.test(line.trimEnd());

/** Whether a line starts a paragraph, based on its indentation, its list marker or a short line before it. */
function startsParagraph(
  line: string,
  { lines, indent: outer }: Paragraph,
  width: number,
): boolean {
  const [first = ''] = lines;
  const previous = lines.at(-1) ?? '';
  const indent = measureIndent(line);
  const isHanging = listMarker(first.trim()) !== undefined && indent > outer;
  if (isHanging) return false;
  if (indent >= measureIndent(previous) + 2 && indent >= outer) return true;
  if (indent >= 2 && indent === outer && labeledFact.test(line)) return true;
  return listMarker(line.trim()) !== undefined || endsParagraph(previous, width);
}

function splitParagraphs(text: string): Paragraph[] {
  const lines = text.replace(/\t/g, '    ').split(/\r\n|\r|\n/);
  const width = Math.max(...lines.map((line) => Math.min(line.trimEnd().length, 100)));
  const paragraphs: Paragraph[] = [];
  let current: Paragraph | undefined;
  for (const line of lines) {
    if (isDecoration(line)) continue;
    if (line.trim() === '') {
      current = undefined;
      continue;
    }
    const isIsolated = current === undefined;
    if (current) current.isIsolated = false;
    if (current && !startsParagraph(line, current, width)) current.lines.push(line);
    else {
      current = { lines: [line], indent: measureIndent(line), isIsolated };
      paragraphs.push(current);
    }
  }
  return paragraphs;
}

/** Splits text with manual line breaks into blocks, as in the Federal Register and old emails. */
export const splitPreformatted = (text: string, notes: Notes): Block[] =>
  splitParagraphs(text).flatMap(({ lines, isIsolated }, index, all): Block[] => {
    const line = notes.clean(lines.join(' ')).replace(/\s+/g, ' ');
    if (line === '') return [];
    if (isIsolated && index < all.length - 1 && looksLikeHeading(line))
      return [{ type: 'heading', level: /^\d/.test(line) ? 3 : 2, text: line }];
    return [lineToBlock(line)];
  });
