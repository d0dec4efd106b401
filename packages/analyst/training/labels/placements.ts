import type { Unit } from '@grantwright/analyst';
import { z } from 'zod';
import { hashUnit } from './hash-unit.ts';

/** Whether a document answers a prompt. */
export const promptAnswers = ['yes', 'partly', 'no'] as const;
export type PromptAnswer = (typeof promptAnswers)[number];

/** An annotator's judgment of where a document's units belong in an application for a call. */
export type Placement = {
  call: string;
  document: string;
  /** The number of judged units, counted from the start. Judged units without a place do not belong anywhere. */
  judged: number;
  /** `fit` is 2 if the unit belongs in the section and 1 if it is acceptable there. */
  places: { section: number; unit: number; hash: string; fit: 1 | 2 }[];
  /** `unit` is the prompt's unit in the call. */
  prompts: { section: number; unit: number; hash: string; answer: PromptAnswer }[];
};

/** Parses `placements.tsv`, in which each line starts with its kind (see README.md, Labels). */
export function readPlacements(table: string): Placement[] {
  const byPair = new Map<string, Placement>();
  for (const line of table.split(/\r?\n/).filter(Boolean)) {
    const [kind, call = '', document = '', ...cells] = line.split('\t');
    const pair = `${call} ${document}`;
    const placement = byPair.get(pair) ?? { call, document, judged: 0, places: [], prompts: [] };
    byPair.set(pair, placement);
    const [section, unit] = [Number(cells[0]), Number(cells[1])];
    const [, , hash = '', judgment] = cells;
    if (kind === 'judged') placement.judged = section;
    else if (kind === 'place')
      placement.places.push({ section, unit, hash, fit: judgment === '2' ? 2 : 1 });
    else
      placement.prompts.push({
        section,
        unit,
        hash,
        answer: z.enum(promptAnswers).parse(judgment),
      });
  }
  return [...byPair.values()];
}

/** Returns the current index of a unit, which is the nearest unit with the same hash. */
export function findCurrentUnit(
  { unit, hash }: { unit: number; hash: string },
  units: readonly Pick<Unit, 'text'>[],
): number | undefined {
  for (let away = 0; away < units.length; away++)
    for (const index of [unit - away, unit + away]) {
      const other = units[index];
      if (other && hashUnit(other.text) === hash) return index;
    }
  return undefined;
}
