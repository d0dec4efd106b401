import { listSections, type RichDocument } from '@grantwright/shared/richtext';
import { limits } from '@grantwright/shared/contract';

/** Returns the name of a section as sent in a rewrite request. */
export const toSectionName = (heading: string): string => heading.trim().slice(0, limits.title);

/** Returns the index of the heading with exactly this name nearest to its last known index; -1 if not found. */
export function findHeading(document: RichDocument, name: string, expectedIndex: number): number {
  const getDistance = (index: number) => Math.abs(index - expectedIndex);
  return listSections(document)
    .filter(({ heading, level }) => level > 0 && toSectionName(heading) === toSectionName(name))
    .map(({ start }) => start)
    .reduce(
      (best, index) => (best < 0 || getDistance(index) < getDistance(best) ? index : best),
      -1,
    );
}
