import type { Block } from '@grantwright/shared/contract';
import { listMarker } from '../../../text/list-marker.ts';
import {
  createHeadingKey,
  assignHeadingLevels,
  findHeadingStyle,
  type HeadingStyle,
} from './headings.ts';
import type { Flow, Passage } from './paragraphs.ts';
import type { Styles } from './styles.ts';

const maxDepth = 8;
/** Items whose indents differ by less than this (in points) have the same depth. */
const indentTolerance = 6;

/** Turns passages and tables into blocks with page numbers. */
export function flowToBlocks(
  flow: Flow[],
  styles: Styles,
  bookmarks: string[],
  clean: (raw: string) => string,
): Block[] {
  const headings = findHeadings(flow, styles, new Set(bookmarks.map(createHeadingKey)));
  const levelOf = assignHeadingLevels([...headings.values()]);
  const list = trackList();
  const blocks: Block[] = [];
  for (const part of flow) {
    if (part.type === 'table') {
      const rows = part.table.rows.map((row) => row.map(clean));
      blocks.push({ type: 'table', rows, page: part.table.page });
      continue;
    }
    const { passage } = part;
    const text = clean(passage.text);
    if (!text) continue;
    const { page = 1, x = 0 } = passage.lines[0] ?? {};
    const style = headings.get(passage);
    const continuesList = blocks.at(-1)?.type === 'item' && list.isNext(passage);
    const marker = listMarker(text);
    if (style && (style.bold || !continuesList)) {
      list.end();
      blocks.push({ type: 'heading', level: levelOf(style), text, page });
    } else if (marker) {
      const depth = list.addItem(passage, x);
      blocks.push({ type: 'item', depth, ordered: marker.ordered, text: marker.text, page });
    } else {
      list.addParagraph(passage, x);
      blocks.push({ type: 'paragraph', text, page });
    }
  }
  return blocks;
}

/** Finds the passages that are headings. Bullets and the last passage of a document cannot be headings. */
function findHeadings(
  flow: Flow[],
  styles: Styles,
  bookmarkKeys: ReadonlySet<string>,
): Map<Passage, HeadingStyle> {
  const headings = new Map<Passage, HeadingStyle>();
  for (const part of flow.slice(0, -1)) {
    if (part.type !== 'passage' || listMarker(part.passage.text)?.ordered === false) continue;
    const style = findHeadingStyle(part.passage, styles, bookmarkKeys);
    if (style) headings.set(part.passage, style);
  }
  return headings;
}

/** Tracks the indents and numbers of list items to determine the depth of each and recognize the next. */
function trackList() {
  /** The left edges of the open levels, outermost first. */
  const indents: number[] = [];
  /** The last number at each indent. */
  const numbers = new Map<number, number>();
  return {
    /** Whether a passage is the next item even though it looks like a heading: "3. Budget" after "2. Plan". */
    isNext: (passage: Passage): boolean => {
      const numbered = parseItemNumber(passage);
      return numbered !== undefined && numbers.get(numbered.indent) === numbered.number - 1;
    },
    addItem: (passage: Passage, x: number): number => {
      const numbered = parseItemNumber(passage);
      if (numbered) numbers.set(numbered.indent, numbered.number);
      while (x < (indents.at(-1) ?? -Infinity) - indentTolerance) indents.pop();
      if (x > (indents.at(-1) ?? -Infinity) + indentTolerance) indents.push(x);
      return Math.min(maxDepth, indents.length - 1);
    },
    addParagraph: (passage: Passage, x: number): void => {
      if (passage.lines.length > 0 && x <= (indents[0] ?? 0)) indents.length = 0;
    },
    end: (): void => {
      indents.length = 0;
      numbers.clear();
    },
  };
}

function parseItemNumber({ text, lines }: Passage): { number: number; indent: number } | undefined {
  const number = /^(\d{1,2})[.)]\s/.exec(text)?.[1];
  return number === undefined
    ? undefined
    : { number: Number(number), indent: Math.round((lines[0]?.x ?? 0) / 3) };
}
