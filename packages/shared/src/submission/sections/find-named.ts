import { isSameText } from '../../text/comparable-text.ts';

type Named = { name: string };

/**
 * Finds an item by its name, ignoring numbering, case and punctuation. An item with exactly this name takes precedence,
 * because names may differ only in these ("1. Budget" and "4. Budget").
 */
export const findNamed = <Item extends Named>(
  items: readonly Item[],
  name: string,
): Item | undefined =>
  items.find((item) => item.name === name) ?? items.find((item) => isSameText(item.name, name));

/** Finds the heading of a section in a draft, unless it is that of another section. */
export const findHeading = <Item extends { heading: string }>(
  headings: readonly Item[],
  name: string,
  sections: readonly Named[],
): Item | undefined =>
  headings.find(({ heading }) => heading === name) ??
  headings.find(
    ({ heading }) => isSameText(heading, name) && !sections.some((one) => one.name === heading),
  );
