import type { ClassifiedUnit } from '../classify-units.ts';

const minTables = 3;
const sentenceEnd = /[.?]$/;
const label = /^[^|?.]{1,20} \| /;

/**
 * Removes the first cell of rows if it only says what the other one is, as in tables that describe a form: "Text | What
 * will you plant?", "Help text | List each kind of tree." Such a label is before sentences in several tables.
 */
export function removeRowLabels(units: readonly ClassifiedUnit[]): ClassifiedUnit[] {
  const labels = units.map(findLabel);
  const tables = new Map<string, Set<number>>();
  units.forEach(({ block, text }, index) => {
    const found = labels[index];
    if (found && sentenceEnd.test(text))
      tables.set(found, (tables.get(found) ?? new Set()).add(block));
  });
  return units.map((unit, index) => {
    const found = labels[index];
    return unit.row && found && (tables.get(found)?.size ?? 0) >= minTables
      ? {
          ...unit,
          text: unit.text.slice(found.length),
          start: unit.start + found.length,
          row: { ...unit.row, cells: unit.row.cells.slice(1) },
          values: unit.values
            .filter(({ start }) => start >= found.length)
            .map((value) => ({
              ...value,
              start: value.start - found.length,
              end: value.end - found.length,
            })),
        }
      : unit;
  });
}

const findLabel = ({ row, text }: ClassifiedUnit): string | undefined =>
  row && new Set(row.cells.filter(Boolean)).size === 2 ? label.exec(text)?.[0] : undefined;
