import type { Block } from '@grantwright/shared/contract';
import type { Notes } from '../../notes.ts';
import { listMarker } from '../../text/list-marker.ts';
import { visibleText } from '../../text/visible-text.ts';
import { headingLevels, headingStyle } from './headings.ts';
import type { Flow, Passage } from './paragraphs.ts';
import type { Styles } from './styles.ts';

/** Turns passages and tables into blocks with page numbers. */
export function blocksOfFlow(
  flow: Flow[],
  styles: Styles,
  outline: Set<string>,
  notes: Notes,
): Block[] {
  const clean = (raw: string) => {
    const { text, hidden } = visibleText(raw);
    notes.hiddenCharacters(hidden);
    return text;
  };
  const headings = new Map<Passage, NonNullable<ReturnType<typeof headingStyle>>>();
  flow.forEach((part, at) => {
    if (part.type !== 'passage') return;
    const style = headingStyle(part.passage, styles, outline);
    const next = flow[at + 1];
    if (style && next && !isBullet(part.passage)) headings.set(part.passage, style);
  });
  const levelOf = headingLevels([...headings.values()]);
  const indents: number[] = [];
  const counts = new Map<number, number>();
  const blocks: Block[] = [];
  for (const part of flow) {
    if (part.type === 'table') {
      const rows = part.table.rows.map((row) => row.map(clean));
      blocks.push({ type: 'table', rows, page: part.table.page });
      continue;
    }
    const { passage } = part;
    const text = clean(passage.text);
    const page = passage.lines[0]?.page ?? 1;
    if (!text) continue;
    const style = headings.get(passage);
    const counted = countOf(passage);
    const continued =
      counted !== undefined &&
      blocks.at(-1)?.type === 'item' &&
      counts.get(counted.x) === counted.number - 1;
    if (style && !(continued && !style.bold)) {
      indents.length = 0;
      counts.clear();
      blocks.push({ type: 'heading', level: levelOf(style), text, page });
      continue;
    }
    const marker = listMarker(text);
    if (marker) {
      if (counted) counts.set(counted.x, counted.number);
      const depth = depthAt(indents, passage.lines[0]?.x ?? 0);
      blocks.push({ type: 'item', depth, ordered: marker.ordered, text: marker.text, page });
    } else {
      if (passage.lines.length > 0 && (passage.lines[0]?.x ?? 0) <= (indents[0] ?? 0))
        indents.length = 0;
      blocks.push({ type: 'paragraph', text, page });
    }
  }
  return blocks;
}

/** The number of an item at an indent; "3. Budget" after item "2. Plan" is an item even if it looks like a heading. */
function countOf({ text, lines }: Passage): { number: number; x: number } | undefined {
  const number = /^(\d{1,2})[.)]\s/.exec(text)?.[1];
  return number === undefined
    ? undefined
    : { number: Number(number), x: Math.round((lines[0]?.x ?? 0) / 3) };
}

const isBullet = (passage: Passage) => listMarker(passage.text)?.ordered === false;

/** The depth of an item by its indent, relative to the items before it. */
function depthAt(indents: number[], x: number): number {
  while (indents.length > 0 && x < (indents.at(-1) ?? 0) - 6) indents.pop();
  if (indents.length === 0 || x > (indents.at(-1) ?? 0) + 6) indents.push(x);
  return Math.min(8, indents.length - 1);
}
