import { type Candidate, candidateOf, likelyUnits } from './candidate.ts';
import type { JudgedUnit, Paper } from './paper.ts';

/** Up to the year: "was founded in", "Year of formation:", "since" */
const before =
  /(?<!\bco-?)\b(?:founded|established|est|since|incorporated|incorporation|formed|formation|created|organi[sz]ed|began|started|launched|registered|chartered|inception|commencement)\b[^.;]{0,60}$/i;
/** Behind it: "In 1998 the fund was founded" */
const after =
  /^[^.;]{0,90}\b(?:was|were|we) (?:founded|established|incorporated|formed|created|started|registered|organi[sz]ed)\b/i;
/** Years of the document, of a person or of another event. */
const otherEvents =
  /\b(?:copyright|©|adopted|amended|revised|effective|approved|served|serving|joined|member since|co-?founde[rd])\b/i;
/** A date of a form, run together: "01292016" */
const runTogether = /(?<!\d)(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(19\d\d|20\d\d)(?!\d)/;

/** The years in which the organization may have been founded: those with a word next to them that says so. */
export const findFoundedYears = (paper: Paper): Candidate<number>[] =>
  likelyUnits({ ...paper, imprint: [] }, 'founded').flatMap(({ unit, chance, at }) => {
    if (otherEvents.test(unit.text)) return [];
    const next = paper.units[at + 1];
    // a label and, below it, its value
    const isLabel = unit.text.length < 30 && before.test(unit.text) && datesIn(unit).length === 0;
    const source = isLabel && next && next.text.length < 30 ? next : unit;
    const years = datesIn(source).filter(
      ({ start, end }) =>
        source !== unit ||
        before.test(unit.text.slice(0, start)) ||
        after.test(unit.text.slice(end)),
    );
    return years.map(({ year }, place) =>
      candidateOf(source, year, chance * (place === 0 ? 1 : 0.9)),
    );
  });

function datesIn({ text, values }: JudgedUnit): { year: number; start: number; end: number }[] {
  const dates = values.flatMap((value) =>
    value.type === 'date' && value.year !== undefined && value.range !== 'end'
      ? [{ year: value.year, start: value.start, end: value.end }]
      : [],
  );
  const joined = runTogether.exec(text);
  if (!joined) return dates;
  const end = joined.index + joined[0].length;
  return [...dates, { year: Number(joined[1]), start: joined.index, end }];
}
