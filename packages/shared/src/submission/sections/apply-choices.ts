import type { SectionChoices } from '../../contract/submission.ts';
import { assignSectionKeys, type SectionKey } from './assign-section-keys.ts';

type Named = { name: string };

export type AppliedChoices<Found extends Named> = {
  /** Sections of the analysis that the applicant writes, under the names of the analysis. */
  kept: Found[];
  leftOut: Found[];
  /** The names of sections that the analysis does not have. */
  added: string[];
  isLeftOut: (named: Named) => boolean;
  /** Names with the same key are the same section. */
  keyOf: SectionKey;
  /** The name that the applicant gave to a section of the analysis, or else its own name. */
  nameOf: (name: string) => string;
  /** Renames sections and sorts them as the applicant did. */
  arrange: <Section extends Named>(sections: readonly Section[]) => Section[];
};

/** Applies the applicant's choices to the sections of an analysis. */
export function applyChoices<Found extends Named>(
  found: readonly Found[],
  choices: SectionChoices | undefined,
): AppliedChoices<Found> {
  const keyOf = assignSectionKeys(found);
  const leftOutKeys = new Set(choices?.leftOut?.map(keyOf));
  const isLeftOut = ({ name }: Named): boolean => leftOutKeys.has(keyOf(name));
  const nameOf = createSectionNamer(found, choices?.renamed, keyOf);
  // A later analysis may find a section that the applicant had added.
  const foundKeys = new Set(found.flatMap(({ name }) => [keyOf(name), keyOf(nameOf(name))]));
  return {
    kept: found.filter((section) => !isLeftOut(section)),
    leftOut: found.filter(isLeftOut),
    added: (choices?.added ?? []).filter((name) => !foundKeys.has(keyOf(name))),
    isLeftOut,
    keyOf,
    nameOf,
    arrange: (sections) =>
      sortByNames(sections, choices?.order, keyOf).map((section) => ({
        ...section,
        name: nameOf(section.name),
      })),
  };
}

/** A later analysis may find another section under a given name; each of the two then keeps its own. */
function createSectionNamer(
  found: readonly Named[],
  renamed: SectionChoices['renamed'] = [],
  keyOf: SectionKey,
): (name: string) => string {
  const keys = new Set(found.map(({ name }) => keyOf(name)));
  const names = new Map<string, string>();
  for (const { from, to } of renamed) {
    const key = keyOf(from);
    if (!keys.has(key)) continue;
    // Of several names, the last one applies.
    if (keyOf(to) === key || !keys.has(keyOf(to))) names.set(key, to);
    else names.delete(key);
  }
  return (name) => names.get(keyOf(name)) ?? name;
}

/** A section that is not in the order follows the section before it. */
function sortByNames<Section extends Named>(
  sections: readonly Section[],
  order: readonly string[] = [],
  keyOf: SectionKey,
): Section[] {
  const places = new Map(order.map((name, index) => [keyOf(name), index]));
  let place = -1;
  return sections
    .map((section) => {
      place = places.get(keyOf(section.name)) ?? place;
      return { section, place };
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ section }) => section);
}
