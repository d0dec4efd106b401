import { comparable } from '../../text/normalize.ts';
import type { ClassifiedUnit } from '../classify-units.ts';

/** "Need … 4" */
const pageReference = /^(.*\p{L}[\p{L})]?)[\s.…_-]+\d{1,3}$/u;
/** Minimum number of lines under the same titles that repeat later headings with their pages. */
const minLines = 2;

/** Finds the lines of a table of contents, which repeat headings after them. */
export function findPageReferences(units: readonly ClassifiedUnit[]): Set<ClassifiedUnit> {
  const headings = new Map(
    units.flatMap(({ kind, text }, index) =>
      kind === 'heading' ? [[comparable(text), index] as const] : [],
    ),
  );
  const getList = ({ path }: ClassifiedUnit): string => path.join('>');
  const repeating = new Map<string, number>();
  units.forEach((unit, index) => {
    const title = pageReference.exec(unit.text)?.[1];
    const heading = title === undefined ? undefined : headings.get(comparable(title));
    if (heading !== undefined && heading > index)
      repeating.set(getList(unit), (repeating.get(getList(unit)) ?? 0) + 1);
  });
  return new Set(
    units.filter(
      (unit) => (repeating.get(getList(unit)) ?? 0) >= minLines && pageReference.test(unit.text),
    ),
  );
}
