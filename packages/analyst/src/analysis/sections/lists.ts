import type { ClassifiedUnit } from '../classify-units.ts';
import { type LineMarker, parseLineMarker } from './parse-line-marker.ts';

/** The positions of the units of a list, in reading order. */
export type List = readonly number[];

/** Maximum number of units between two numbers, and between two bullets, of a list. */
const maxGap = { numbers: 150, bullets: 6 };

/**
 * Returns the lists that each unit is in: units of the same kind under the same titles, lines numbered or marked alike,
 * and units of the same style anywhere in the document. A list is undefined for a unit that is not in one.
 */
export function findLists(units: readonly ClassifiedUnit[]): (List | undefined)[][] {
  const markers = units.map(({ text }) => parseLineMarker(text));
  const runs = findMarkedRuns(units, markers);
  const byTitles = groupByKey(units, (unit) => `${getForm(unit)} ${unit.path.join('>')}`);
  const byStyle = groupByKey(units, (unit, index) => getListStyle(unit, markers[index]));
  return units.map((_, index) => [byTitles[index], runs[index], byStyle[index]]);
}

const getForm = ({ kind, level }: ClassifiedUnit): string =>
  kind === 'heading' || kind === 'item' ? `${kind} ${level}` : kind;

function getListStyle(unit: ClassifiedUnit, marker: LineMarker | undefined): string {
  if (unit.kind === 'heading' || unit.kind === 'label') return getForm(unit);
  return marker ? `marked ${marker.style}` : `${unit.kind} ${unit.text.endsWith('?')}`;
}

/** Returns for each unit the positions of the units with its key. */
export function groupByKey(
  units: readonly ClassifiedUnit[],
  keyOf: (unit: ClassifiedUnit, index: number) => string,
): List[] {
  const lists = new Map<string, number[]>();
  return units.map((unit, index) => {
    const key = keyOf(unit, index);
    const list = lists.get(key) ?? [];
    lists.set(key, list);
    list.push(index);
    return list;
  });
}

/** Finds lines with numbers that increase, or with the same bullet; other lines can be between them. */
function findMarkedRuns(
  units: readonly ClassifiedUnit[],
  markers: readonly (LineMarker | undefined)[],
): (List | undefined)[] {
  const open = new Map<string, { list: number[]; last: number }>();
  return markers.map((marker, index) => {
    if (!marker) return undefined;
    const { style, value } = marker;
    const key = value === undefined && units[index]?.kind === 'item' ? `item ${style}` : style;
    const current = open.get(key);
    const gap = index - (current?.list.at(-1) ?? index);
    const continues =
      current !== undefined &&
      (value === undefined
        ? gap <= maxGap.bullets
        : value > current.last && value <= current.last + 2 && gap < maxGap.numbers);
    if (!continues && value !== undefined && value > 2) return undefined;
    const list = continues ? current.list : [];
    list.push(index);
    open.set(key, { list, last: value ?? 0 });
    return list;
  });
}
