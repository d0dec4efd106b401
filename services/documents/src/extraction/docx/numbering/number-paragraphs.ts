import { headingLevel, numberingOf, chainOf, type WordStyles } from '../styles.ts';
import {
  childOf,
  descendantsOf,
  createElement,
  valueOf,
  wordTextOf,
  type XmlElement,
} from '../../xml/tree.ts';
import { createCounter, type Label } from './count-labels.ts';
import type { Lists } from './read-numbering.ts';

/** The level and kind of a list item. */
export type ListItem = { level: number; ordered: boolean };

type Numbered = { paragraph: XmlElement; label: Label; isHeading: boolean; needsLabel: boolean };

/**
 * Writes the labels that Word generates ("3.2", "(b)", "Question IV:") into numbered paragraphs. A plain
 * list 1, 2, 3 needs no labels, since its items are in order.
 * @returns the paragraphs that are list items
 */
export function numberParagraphs(
  root: XmlElement,
  lists: Lists,
  styles: WordStyles,
): Map<XmlElement, ListItem> {
  const { numbered, interrupted } = findNumbered(root, lists, styles);
  const isMarkedByTicks = numbered.some(({ label }) => label.isBullet && /^[☑☒]$/.test(label.text));
  const items = new Map<XmlElement, ListItem>();
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

/** Finds the numbered paragraphs with text, and the sequences whose numbers are more than a count of the items. */
function findNumbered(
  root: XmlElement,
  lists: Lists,
  styles: WordStyles,
): { numbered: Numbered[]; interrupted: ReadonlySet<string> } {
  const count = createCounter(lists);
  const numbered: Numbered[] = [];
  const interrupted = new Set<string>();
  /** Number of consecutive items by sequence. */
  const consecutive = new Map<string, number>();
  for (const paragraph of descendantsOf(root, 'w:p')) {
    const hasText = wordTextOf(paragraph).trim() !== '';
    const place = placeInList(paragraph, lists, styles);
    const label = place && count(place.id, place.level);
    if (!hasText && label && !label.isBullet) interrupted.add(label.sequence);
    if (!hasText) continue;
    const isHeading = label !== undefined && isHeadingStyle(paragraph, styles);
    if (!label || isHeading) consecutive.clear();
    if (!label) continue;
    const position = (consecutive.get(label.sequence) ?? 0) + 1;
    for (const sequence of [...consecutive.keys()])
      if (levelOf(sequence) > label.level) consecutive.delete(sequence);
    consecutive.set(label.sequence, position);
    const needsLabel = label.ordinal !== position;
    if (needsLabel && label.ordinal !== undefined) interrupted.add(label.sequence);
    numbered.push({ paragraph, label, isHeading, needsLabel });
  }
  return { numbered, interrupted };
}

const levelOf = (sequence: string): number => Number(sequence.split(' ').at(-1));

const isHeadingStyle = (paragraph: XmlElement, styles: WordStyles): boolean =>
  headingLevel(valueOf(paragraph, 'w:pPr', 'w:pStyle') ?? '', styles) !== undefined;

/** The list and level of a paragraph or of its style. */
function placeInList(
  paragraph: XmlElement,
  lists: Lists,
  styles: WordStyles,
): { id: string; level: number } | undefined {
  const ownNumbering = numberingOf(childOf(paragraph, 'w:pPr'));
  const chain = chainOf(valueOf(paragraph, 'w:pPr', 'w:pStyle') ?? styles.defaultParagraph, styles);
  const numberedStyle = chain.find(({ numbering }) => numbering?.id !== undefined);
  const id = ownNumbering?.id ?? numberedStyle?.numbering?.id;
  // list 0 excludes a paragraph from the list of its style
  if (id === undefined || id === '0') return undefined;
  const levels = [...(lists.get(id)?.levels ?? [])];
  const styleLevel = levels.find(([, level]) =>
    chain.some((style) => style.id === level.style),
  )?.[0];
  return { id, level: ownNumbering?.level ?? styleLevel ?? numberedStyle?.numbering?.level ?? 0 };
}

/** Inserts a label in the format of the first run, so that bold headings stay bold throughout. */
function prepend(paragraph: XmlElement, text: string): void {
  const first = paragraph.children.findIndex(
    (child) => typeof child !== 'string' && child.name === 'w:r',
  );
  const run = paragraph.children[first];
  const properties = run && typeof run !== 'string' ? childOf(run, 'w:rPr') : undefined;
  const label = createElement('w:r', [
    ...(properties ? [properties] : []),
    createElement('w:t', [text]),
  ]);
  paragraph.children.splice(Math.max(0, first), 0, label);
}
