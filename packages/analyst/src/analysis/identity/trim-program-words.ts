import { createNameKey } from './create-name-key.ts';
import { organizationNoun } from './is-organization-name.ts';

/**
 * Removes the words of a program after the name of its funder: "Heron Foundation" in "Heron Foundation Travel". A name
 * that ends with a noun for an organization is complete, such as "Heron County Schools Foundation", and words in lower
 * case continue a name: "Heron Foundation for Birds".
 *
 * @param names the other names in the document, which must contain the shorter name by itself
 */
export function trimProgramWords(funder: string, names: readonly string[]): string {
  if (organizationNoun.test(funder)) return funder;
  const keys = new Set(names.map(createNameKey));
  const words = funder.split(' ');
  const end = words.findLastIndex((next, index) => {
    const start = words.slice(0, index).join(' ');
    return (
      index > 1 &&
      /^\p{Lu}/u.test(next) &&
      organizationNoun.test(start) &&
      keys.has(createNameKey(start))
    );
  });
  return end > 0 ? words.slice(0, end).join(' ') : funder;
}
