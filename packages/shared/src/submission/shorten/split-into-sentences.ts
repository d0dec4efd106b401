import {
  gapPattern,
  inlinesToText,
  splitSentencesWithGaps,
  type List,
  type Paragraph,
  type RichBlock,
  type RichDocument,
  type Sentence,
} from '../../richtext/index.ts';
import { countWords } from '../counting/count-words.ts';

/** A sentence of a section, with its position in the text of its paragraph. */
export type SectionSentence = Sentence & {
  /** The path of the paragraph, from the blocks of the section. */
  path: readonly number[];
  /** The number of line breaks before it in the paragraph. */
  line: number;
  /** Whether removing it would leave the text around it broken or empty. */
  isFixed: boolean;
  /** Whether it is the first of several sentences in its paragraph. */
  isTopic: boolean;
};

/** A paragraph, and which of its sentences must stay: all, the first, the last, or none in particular. */
type Line = { path: readonly number[]; paragraph: Paragraph; stays: 'all' | 'first' | 'last' | '' };

/** "Staffing. We employ …" */
const maxTitleWords = 3;

/**
 * Splits a section into sentences, in order. These are fixed: sentences in tables and quotations; the first sentence
 * under each heading, in each list and in each longer item; the steps of a numbered list; introductions of a list or
 * table; open gaps; titles; parts of a longer quotation or parenthesis; and sentences divided by a line break.
 */
export function splitIntoSentences(blocks: RichDocument): SectionSentence[] {
  let isFirst = true;
  return blocks.flatMap((block, index) => {
    if (block.type === 'heading') isFirst = true;
    return listLines(block, [index], blocks[index + 1]).flatMap((line) => {
      const sentences = listSentences(line, isFirst);
      // The first sentence below a title is fixed, as it is below a heading. A table does not count as the first
      // sentence.
      const isTitle =
        block.type === 'paragraph' && sentences.length === 1 && !isEnded(sentences[0]?.text);
      if (sentences.length > 0) isFirst = isTitle || (isFirst && block.type === 'table');
      return sentences;
    });
  });
}

function listSentences({ path, paragraph, stays }: Line, isFirstLine: boolean): SectionSentence[] {
  const sentences = splitSpans(inlinesToText(paragraph.children));
  const isItem = path.length > 1;
  let isInside = false;
  return sentences.map((sentence, index): SectionSentence => {
    const before = sentences[index - 1];
    const isTopic = index === 0 && sentences.length > 1;
    const isLast = index === sentences.length - 1;
    const isBroken = !isItem && !(isEnded(sentence.text) && (!before || isEnded(before.text)));
    const isPart = isInside || !isBalanced(sentence.text);
    if (!isBalanced(sentence.text)) isInside = !isInside;
    const isFixed =
      stays === 'all' ||
      (index === 0 && (isFirstLine || stays === 'first')) ||
      (isTopic && (isItem || countWords(sentence.text) <= maxTitleWords)) ||
      (isLast && stays === 'last') ||
      isBroken ||
      isPart ||
      sentence.text.endsWith(':') ||
      sentence.text.search(gapPattern) >= 0;
    return { ...sentence, path, isFixed, isTopic };
  });
}

function listLines(
  block: RichBlock,
  path: readonly number[],
  next: RichBlock | undefined,
): readonly Line[] {
  switch (block.type) {
    case 'heading':
      return [];
    case 'paragraph': {
      const isLeadIn = next !== undefined && next.type !== 'paragraph' && next.type !== 'heading';
      return [{ path, paragraph: block, stays: isLeadIn ? 'last' : '' }];
    }
    case 'bulleted-list':
    case 'numbered-list':
      return listLinesOfList(block, path);
    case 'block-quote':
      return block.children.map((paragraph, index) => createFixedLine(paragraph, [...path, index]));
    case 'table':
      return block.children.flatMap((row, r) =>
        row.children.flatMap((cell, c) =>
          cell.children.flatMap((inner, b) => {
            const place = [...path, r, c, b];
            return inner.type === 'paragraph'
              ? [createFixedLine(inner, place)]
              : listLinesOfList(inner, place).map((line) =>
                  createFixedLine(line.paragraph, line.path),
                );
          }),
        ),
      );
  }
}

const listLinesOfList = (list: List, path: readonly number[]): readonly Line[] =>
  list.children.flatMap(({ children: [paragraph, ...nested] }, index) => {
    const stays = index === 0 || list.type === 'numbered-list' ? 'first' : '';
    const item = [...path, index];
    const line: Line = {
      path: [...item, 0],
      paragraph,
      stays: nested.length > 0 ? 'all' : stays,
    };
    return [
      line,
      ...nested.flatMap((inner, position) => listLinesOfList(inner, [...item, position + 1])),
    ];
  });

const createFixedLine = (paragraph: Paragraph, path: readonly number[]): Line => ({
  path,
  paragraph,
  stays: 'all',
});

/** A line break ends a sentence, except within a gap. */
function splitSpans(text: string): Array<Sentence & { line: number }> {
  let offset = 0;
  return text
    .replace(gapPattern, (mark) => mark.replaceAll('\n', ' '))
    .split('\n')
    .flatMap((words, line) => {
      const from = offset;
      offset += words.length + 1;
      return splitSentencesWithGaps(words).map(({ start, end }) => ({
        text: text.slice(from + start, from + end),
        start: from + start,
        end: from + end,
        line,
      }));
    });
}

const isEnded = (text = ''): boolean => /[.!?…]["'”’)\]]{0,3}$/.test(text);

/** Whether the text closes every quotation and parenthesis that it opens. */
const isBalanced = (text: string): boolean =>
  count(text, '(') === count(text, ')') &&
  count(text, '“') === count(text, '”') &&
  count(text, '"') % 2 === 0;

const count = (text: string, mark: string): number => text.split(mark).length - 1;
