import type { Unit } from '@grantwright/analyst';
import { z } from 'zod';
import { unitHash } from './unit-hash.ts';

/** Whether a paper answers a prompt. */
export const promptAnswers = ['yes', 'partly', 'no'] as const;
export type PromptAnswer = (typeof promptAnswers)[number];

/** Where the units of a paper belong in an application for a call, as an annotator judged them. */
export type Placement = {
  call: string;
  paper: string;
  /** So many of the first units of the paper were judged; those without a place belong nowhere. */
  judged: number;
  /** `fit` 2: the unit belongs into the section; 1: it could be there. */
  places: { section: number; unit: number; hash: string; fit: 1 | 2 }[];
  /** `unit` is the prompt's in the call. */
  prompts: { section: number; unit: number; hash: string; answer: PromptAnswer }[];
};

/** Reads `placements.tsv`: the kind of a line, then its cells; labels/README in README.md says which. */
export function readPlacements(table: string): Placement[] {
  const byPair = new Map<string, Placement>();
  for (const line of table.split(/\r?\n/).filter(Boolean)) {
    const [kind, call = '', paper = '', ...cells] = line.split('\t');
    const pair = `${call} ${paper}`;
    const known = byPair.get(pair) ?? { call, paper, judged: 0, places: [], prompts: [] };
    byPair.set(pair, known);
    const [section, unit] = [Number(cells[0]), Number(cells[1])];
    const [, , hash = '', judgment] = cells;
    if (kind === 'judged') known.judged = section;
    else if (kind === 'place')
      known.places.push({ section, unit, hash, fit: judgment === '2' ? 2 : 1 });
    else known.prompts.push({ section, unit, hash, answer: z.enum(promptAnswers).parse(judgment) });
  }
  return [...byPair.values()];
}

/** Today's index of a unit: the nearest one with its hash. */
export function unitOfToday(
  { unit, hash }: { unit: number; hash: string },
  units: readonly Pick<Unit, 'text'>[],
): number | undefined {
  for (let away = 0; away < units.length; away++)
    for (const at of [unit - away, unit + away]) {
      const other = units[at];
      if (other && unitHash(other.text) === hash) return at;
    }
  return undefined;
}
