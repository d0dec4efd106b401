import {
  gapPattern,
  type Heading,
  type Inline,
  type List,
  type RichBlock,
  type RichDocument,
  type Table,
} from '../../richtext/index.ts';
import { listRuns, type Run } from '../../richtext/tidy-inlines.ts';

/** The type of a line; `lists` are the lists around an item, outermost first, true for a numbered one. */
export type LineKind =
  | { kind: 'paragraph' | 'quote' }
  | { kind: 'heading'; level: Heading['level'] }
  | { kind: 'item'; lists: readonly boolean[] };

/**
 * The unit in which two versions of a section are compared: a word, space or punctuation mark, the end of a line, or a
 * whole table. Tokens with the same key have the same text; their formatting may differ.
 */
export type Token = {
  key: string;
  /** The index of its block; undefined in the new version. */ block?: number;
} & (
  | { type: 'text'; text: string; runs: readonly Run[] }
  | { type: 'end'; line: LineKind }
  | { type: 'table'; table: Table }
);

type SectionLine = { line: LineKind; children: Inline[] };

/** Splits a block into tokens, in reading order. */
export function tokenizeBlock(block: RichBlock): Token[] {
  if (block.type === 'table')
    return [{ type: 'table', table: block, key: `table ${JSON.stringify(listCellTexts(block))}` }];
  return listSectionLines(block).flatMap(({ line, children }): Token[] => [
    ...tokenizeText(listRuns(children)),
    { type: 'end', line, key: `end ${JSON.stringify(line)}` },
  ]);
}

export const tokenizeSection = (blocks: RichDocument): Token[] =>
  blocks.flatMap((block, index) =>
    tokenizeBlock(block).map((token) => ({ ...token, block: index })),
  );

function listSectionLines(block: Exclude<RichBlock, Table>): SectionLine[] {
  switch (block.type) {
    case 'paragraph':
      return [{ line: { kind: 'paragraph' }, children: block.children }];
    case 'heading':
      return [{ line: { kind: 'heading', level: block.level }, children: block.children }];
    case 'block-quote':
      return block.children.map(({ children }) => ({ line: { kind: 'quote' }, children }));
    case 'bulleted-list':
    case 'numbered-list':
      return listItemLines(block, []);
  }
}

function listItemLines(list: List, outer: readonly boolean[]): SectionLine[] {
  const lists = [...outer, list.type === 'numbered-list'];
  return list.children.flatMap(({ children: [paragraph, ...nested] }) => [
    { line: { kind: 'item', lists }, children: paragraph.children },
    ...nested.flatMap((inner) => listItemLines(inner, lists)),
  ]);
}

const listCellTexts = (table: Table): string[][] =>
  table.children.map(({ children }) =>
    children.map((cell) =>
      cell.children
        .flatMap((block) => tokenizeBlock(block))
        .map((token) => (token.type === 'text' ? token.text : '\n'))
        .join(''),
    ),
  );

const wordsAndSigns = /[\p{L}\p{N}\p{M}]+(?:[.,'’-][\p{L}\p{N}\p{M}]+)*|\s+|[^]/gu;

/** An open question is one token, so that a change never splits it. */
function splitPieces(text: string): string[] {
  let end = 0;
  const words = (part: string) => part.match(wordsAndSigns) ?? [];
  const pieces = [...text.matchAll(gapPattern)].flatMap((gap) => {
    const before = text.slice(end, gap.index);
    end = gap.index + gap[0].length;
    return [...words(before), gap[0]];
  });
  return [...pieces, ...words(text.slice(end))];
}

/** Formatting can change within a word. */
function tokenizeText(runs: readonly Run[]): Token[] {
  let [run, offset] = [0, 0];
  const take = (length: number): Run[] => {
    const tokenRuns: Run[] = [];
    for (let left = length; left > 0;) {
      const current = runs[run];
      if (!current) break;
      const text = current.text.slice(offset, offset + left);
      if (text !== '') tokenRuns.push({ ...current, text });
      left -= text.length;
      offset += text.length;
      if (offset >= current.text.length) [run, offset] = [run + 1, 0];
    }
    return tokenRuns;
  };
  return splitPieces(runs.map(({ text }) => text).join('')).map((text) => ({
    type: 'text',
    text,
    runs: take(text.length),
    key: `text ${text}`,
  }));
}
