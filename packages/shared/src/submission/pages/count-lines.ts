import type { Inline, RichText } from '../../richtext/index.ts';
import { measureCharacter, type FontName } from './text-width.ts';

export type LineStyle = { font: FontName; size: number; isBold: boolean; width: number };

const breaksAfter = new Set(['-', '–', '—']);
const tabWidth = 36;

/** Counts the lines of a paragraph, filled greedily as Word does. Widths are in points. */
export function countLines(children: readonly Inline[], style: LineStyle): number {
  let lines = 1;
  let line = 0;
  let word = 0;
  const endWord = (space: number) => {
    if (line > 0 && line + word > style.width) {
      lines += 1;
      line = 0;
    }
    line += word + space;
    word = 0;
  };
  const endLine = () => {
    endWord(0);
    lines += 1;
    line = 0;
  };
  const add = (character: string, isBold: boolean) => {
    if (character === '\n') return endLine();
    if (character === '\t') return endWord(tabWidth);
    const width = style.size * measureCharacter(character, style.font, isBold);
    if (character === ' ') return endWord(width);
    // A word that is longer than a line is broken anywhere.
    if (word + width > style.width) endWord(0);
    word += width;
    if (breaksAfter.has(character)) endWord(0);
  };
  for (const { text, bold } of children.flatMap(listTexts))
    for (const character of text) add(character, bold ?? style.isBold);
  endWord(0);
  return lines;
}

export const listTexts = (child: Inline): RichText[] =>
  'type' in child ? child.children : [child];
