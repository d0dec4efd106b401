import type { Block, ExtractedText } from '@grantwright/shared/contract';
import { splitBlockLines } from '../chunks/block-to-text.ts';
import type { SlicedWork } from './time-slices.ts';

/** A word or number in text; all of its spellings have the same `key`. */
export type Word = {
  key: string;
  start: number;
  end: number;
  /** The number or letter of a list item, which models often omit. */
  isMarker: boolean;
};

/** A paragraph, item, heading or table row. */
export type Line = {
  start: number;
  end: number;
  page: number | undefined;
  /** The title, the heading above the line, and the introduction to its list or table. */
  context: string;
};

/** Matches a number with thousands separators and decimals, or letters and any invisible characters between them. */
const wordPattern = /\d+(?:,\d{3})*(?:\.\d+)?|[\p{L}\p{M}\p{Cf}]+/gu;

/** Returns the words of the text without list markers at the start of lines; punctuation only separates words. */
export const listWords = (text: string): Word[] => [...iterateWords(text)];

function* iterateWords(text: string): Generator<Word> {
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const [start, end] = [index, index + word.length];
    const isMarker =
      /^(?:\d{1,2}|[a-z]|[ivx]{2,4})$/i.test(word) &&
      /^[.)]\s/.test(text.slice(end, end + 2)) &&
      /(?:^|\s)\(?$/.test(text.slice(Math.max(0, start - 2), start));
    const key = toKey(word);
    if (key !== '' && !(isMarker && opensLine(text, start))) yield { key, start, end, isMarker };
  }
}

const toKey = (word: string): string =>
  /^\d/.test(word)
    ? word.replaceAll(',', '').replace(/^0+(?=\d)/, '')
    : word
        .replace(/\p{Cf}/gu, '')
        .normalize('NFKC')
        .toLowerCase();

const opensLine = (text: string, index: number): boolean => {
  const before = text.charAt(index - 1) === '(' ? index - 2 : index - 1;
  return before < 0 || text.charAt(before) === '\n';
};

const getText = (block: Block): string => (block.type === 'table' ? '' : block.text);

export type DocumentWords = {
  text: string;
  /** In document order. */
  words: Word[];
  lines: Line[];
  /** The indices of the words with each key. */
  places: Map<string, number[]>;
};

/** The number of characters of a title, heading or introduction used as context. */
const maxContextChars = 500;
/** The number of words per step in a long line. */
const wordsPerStep = 1_000;

/** Returns all words of a document in order, their places, and the document's lines. */
export function* indexDocumentWords(extractedText: ExtractedText): SlicedWork<DocumentWords> {
  const lines: Line[] = [];
  const words: Word[] = [];
  const places: DocumentWords['places'] = new Map();
  let text = '';
  const title = extractedText.blocks.find(({ type }) => type === 'heading');
  const above = { title: title ? getText(title) : '', heading: '', introduction: '' };
  for (const block of extractedText.blocks) {
    const isIntroduced = block.type === 'item' || block.type === 'table';
    const head = block.type === 'table' ? (block.rows[0]?.join(' ') ?? '') : '';
    const introduction = isIntroduced ? above.introduction : '';
    const context = [above.title, above.heading, introduction, head]
      .filter(Boolean)
      .map((part) => part.slice(0, maxContextChars))
      .join('\n');
    for (const line of splitBlockLines(block)) {
      lines.push({ start: text.length, end: text.length + line.length, page: block.page, context });
      for (const { start, end, ...word } of iterateWords(line)) {
        if (words.length % wordsPerStep === 0) yield;
        const positions = places.get(word.key);
        if (positions) positions.push(words.length);
        else places.set(word.key, [words.length]);
        words.push({ ...word, start: start + text.length, end: end + text.length });
      }
      text += `${line}\n`;
      yield;
    }
    if (block.type === 'heading') above.heading = block.text;
    if (!isIntroduced) above.introduction = /:\s?$/.test(getText(block)) ? getText(block) : '';
  }
  return { text, words, lines, places };
}

/** Returns the index of the line that contains an offset. */
export function findLineAt(lines: readonly Line[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
