import { isSameName } from './same-name.ts';

type Named = { name: string };

/**
 * Finds an item by its name, ignoring numbering, case and punctuation. Several names may differ only in these, such as
 * "1. Budget" and "4. Budget", so that an item with exactly this name takes precedence.
 */
export const findNamed = <Item extends Named>(
  items: readonly Item[],
  name: string,
): Item | undefined =>
  items.find((item) => item.name === name) ?? items.find((item) => isSameName(item.name, name));

/** Finds the heading of a section in a draft, which is not that of another section. */
export const findHeading = <Item extends { heading: string }>(
  headings: readonly Item[],
  name: string,
  sections: readonly Named[],
): Item | undefined =>
  headings.find(({ heading }) => heading === name) ??
  headings.find(
    ({ heading }) => isSameName(heading, name) && !sections.some((one) => one.name === heading),
  );
