import { countingRules } from '../../contract/constants.ts';
import {
  documentToText,
  gapPattern,
  type RichBlock,
  type RichDocument,
} from '../../richtext/index.ts';
import { blockToPortalText } from '../portal-text/to-portal-text.ts';
import { replaceUnsafeCharacters } from '../portal-text/replace-unsafe-characters.ts';
import { countCharacters } from './count-characters.ts';
import { countWords } from './count-words.ts';
import type { CountingRule } from './counting-rule.ts';

export type TextLength = {
  words: number;
  characters: Record<CountingRule, number>;
  /** The estimated number of pages, if it is known. */
  pages?: number;
};

/** Measures the length of text without its gaps, which the applicant replaces before sending. */
export function measureText(text: string): TextLength {
  const textWithoutGaps = text.replace(gapPattern, '');
  return {
    words: textWithoutGaps.length === text.length ? countWords(text) : countWordsBesideGaps(text),
    characters: countCharactersByRule((rule) => countCharacters(textWithoutGaps, rule)),
  };
}

/**
 * Measures the length of blocks, counted as the text pasted into a portal, with list marks. Unchanged blocks are not
 * counted again.
 */
export function measureBlocks(blocks: RichDocument): TextLength {
  const all = blocks.map(measureBlock);
  const hasText = ({ characters }: TextLength) => characters.browser > 0;
  const lengths = all.slice(Math.max(0, all.findIndex(hasText)), all.findLastIndex(hasText) + 1);
  const sum = sumOfLengths(lengths);
  const breaks = Math.max(0, lengths.length - 1);
  return {
    ...sum,
    characters: countCharactersByRule(
      (rule) => sum.characters[rule] + breaks * lineBreakLength[rule],
    ),
  };
}

export function sumOfLengths(lengths: readonly TextLength[]): TextLength {
  const sum = (part: (length: TextLength) => number) =>
    lengths.reduce((total, length) => total + part(length), 0);
  const hasPages = lengths.some(({ pages }) => pages !== undefined);
  return {
    words: sum(({ words }) => words),
    characters: countCharactersByRule((rule) => sum(({ characters }) => characters[rule])),
    ...(hasPages && { pages: sum(({ pages = 0 }) => pages) }),
  };
}

const counted = new WeakMap<RichBlock, TextLength>();

function measureBlock(block: RichBlock): TextLength {
  const cached = counted.get(block);
  if (cached) return cached;
  const { words, characters } = measureText(documentToText([block]));
  const { characters: inPortal } = measureText(replaceUnsafeCharacters(blockToPortalText(block)));
  // Word leaves out the marks of list items.
  const length = { words, characters: { ...inPortal, word: characters.word } };
  counted.set(block, length);
  return length;
}

const countCharactersByRule = (
  count: (rule: CountingRule) => number,
): Record<CountingRule, number> => {
  const entries = countingRules.map((rule) => [rule, count(rule)]);
  return Object.fromEntries(entries) as Record<CountingRule, number>;
};

const lineBreakLength = countCharactersByRule((rule) => countCharacters('\n', rule));

/** Counts words, except those that contain a gap, such as "[NEEDS INPUT: how many?]%". */
function countWordsBesideGaps(text: string): number {
  const mark = '\uFFFC';
  const marked = text.replaceAll(mark, ' ').replace(gapPattern, mark);
  const words = marked.split(/\s+/).filter((word) => word.includes(mark)).length;
  return Math.max(0, countWords(marked) - words);
}
