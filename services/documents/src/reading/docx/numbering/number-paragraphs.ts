import { headingLevel, numberingOf, chainOf, type WordStyles } from '../styles.ts';
import {
  childOf,
  descendantsOf,
  element,
  valueOf,
  wordTextOf,
  type XmlElement,
} from '../../xml/tree.ts';
import { createCounter, type Label } from './count-labels.ts';
import type { Lists } from './read-numbering.ts';

/** How a paragraph stands in the list that the converter makes of it; absent where it is in none. */
export type ListPlace = { level: number; ordered: boolean };

type Numbered = { paragraph: XmlElement; label: Label; isHeading: boolean; needsLabel: boolean };

/**
 * Writes the labels that Word counts ("3.2", "(b)", "Question IV:") into the text of numbered paragraphs.
 * A list that counts 1, 2, 3 without a gap needs none: its items are known by their order.
 * @returns the paragraphs that are items of a list
 */
export function numberParagraphs(
  root: XmlElement,
  lists: Lists,
  styles: WordStyles,
): Map<XmlElement, ListPlace> {
  const count = createCounter(lists);
  const numbered: Numbered[] = [];
  const interrupted = new Set<string>();
  /** How many items in a row each sequence has had since something else came between. */
  let inRow = new Map<string, number>();

  for (const paragraph of descendantsOf(root, 'w:p')) {
    const hasText = wordTextOf(paragraph).trim() !== '';
    const place = placeInList(paragraph, lists, styles);
    const label = place && count(place.id, place.level);
    if (!label) {
      if (hasText) inRow = new Map();
      continue;
    }
    if (!hasText && !label.isBullet) interrupted.add(label.sequence);
    if (!hasText) continue;
    const isHeading = isHeadingStyle(paragraph, styles);
    if (isHeading) inRow = new Map();
    const at = (inRow.get(label.sequence) ?? 0) + 1;
    for (const sequence of [...inRow.keys()])
      if (levelOf(sequence) > label.level) inRow.delete(sequence);
    inRow.set(label.sequence, at);
    const needsLabel = label.ordinal === undefined || label.ordinal !== at;
    if (needsLabel && label.ordinal !== undefined) interrupted.add(label.sequence);
    numbered.push({ paragraph, label, isHeading, needsLabel });
  }

  const isMarkedByTicks = numbered.some(({ label }) => label.isBullet && /^[☑☒]$/.test(label.text));
  const items = new Map<XmlElement, ListPlace>();
  for (const { paragraph, label, isHeading, needsLabel } of numbered) {
    const isShown = label.isBullet
      ? isMarkedByTicks && /^[☐☑☒]$/.test(label.text)
      : isHeading || needsLabel || interrupted.has(label.sequence);
    if (isShown && label.text) prepend(paragraph, `${label.text} `);
    if (label.isBullet || label.text)
      items.set(paragraph, { level: label.level, ordered: !label.isBullet });
  }
  return items;
}

const levelOf = (sequence: string): number => Number(sequence.split(' ').at(-1));

const isHeadingStyle = (paragraph: XmlElement, styles: WordStyles): boolean =>
  headingLevel(valueOf(paragraph, 'w:pPr', 'w:pStyle') ?? '', styles) !== undefined;

/** The list and level of a paragraph: its own, or those of its style. */
function placeInList(
  paragraph: XmlElement,
  lists: Lists,
  styles: WordStyles,
): { id: string; level: number } | undefined {
  const own = numberingOf(childOf(paragraph, 'w:pPr'));
  const chain = chainOf(valueOf(paragraph, 'w:pPr', 'w:pStyle') ?? styles.usual, styles);
  const giving = chain.find(({ numbering }) => numbering?.id !== undefined);
  const id = own?.id ?? giving?.numbering?.id;
  // List 0 takes a paragraph out of the list of its style.
  if (id === undefined || id === '0') return undefined;
  const levels = [...(lists.get(id)?.levels ?? [])];
  const ofStyle = levels.find(([, level]) => chain.some((style) => style.id === level.style))?.[0];
  return { id, level: own?.level ?? ofStyle ?? giving?.numbering?.level ?? 0 };
}

/** Writes a label in a run that looks like the first one, so that bold lines stay bold throughout. */
function prepend(paragraph: XmlElement, text: string): void {
  const first = paragraph.children.findIndex(
    (child) => typeof child !== 'string' && child.name === 'w:r',
  );
  const run = paragraph.children[first];
  const properties = run && typeof run !== 'string' ? childOf(run, 'w:rPr') : undefined;
  const label = element('w:r', [...(properties ? [properties] : []), element('w:t', [text])]);
  paragraph.children.splice(Math.max(0, first), 0, label);
}
