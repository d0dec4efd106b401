import { type Candidate, candidateOf, likelyUnits } from './candidate.ts';
import type { JudgedUnit, Paper } from './paper.ts';

const cue =
  /\b(?:founded|established|est|since|incorporated|incorporation|formed|formation|created|organi[sz]ed|began|started|launched|registered|chartered|inception)\b[^.;]{0,40}$/i;
/** A year without a word around it that makes it one: in a label's value or a date run together. */
const bare = /(?<!\d)(1[6-9]\d\d|20\d\d)(?!\d)|(?<!\d)\d{4}(19\d\d|20\d\d)(?!\d)/g;

type Year = { year: number; isCued: boolean };

/** The years in which the organization may have been founded; one behind a word that says so is the most plausible. */
export const findFoundedYears = (paper: Paper): Candidate<number>[] =>
  likelyUnits({ ...paper, imprint: [] }, 'founded').flatMap(({ unit, chance, at }) => {
    const own = yearsIn(unit);
    const next = paper.units[at + 1];
    // a label and, below it, its value
    const isLabel = own.length === 0 && unit.text.length < 30 && next && next.text.length < 30;
    const given = isLabel ? yearsIn(next) : own;
    const source = isLabel ? next : unit;
    return given.map(({ year, isCued }, place) =>
      candidateOf(source, year, chance * (isCued ? 1.5 : 1) * (place === 0 ? 1 : 0.9)),
    );
  });

function yearsIn({ text, values }: JudgedUnit): Year[] {
  const years: Year[] = values.flatMap((value) =>
    value.type === 'date' && value.year !== undefined && value.range !== 'end'
      ? [{ year: value.year, isCued: cue.test(text.slice(0, value.start)) }]
      : [],
  );
  if (years.length > 0) return years;
  return [...text.matchAll(bare)].map((match) => ({
    year: Number(match[1] ?? match[2]),
    isCued: cue.test(text.slice(0, match.index)),
  }));
}
