import { anyOf } from '@grantwright/shared/values';
import { comparable } from '../text/normalize.ts';
import { type Candidate, createCandidate, findCandidateUnits } from './candidate.ts';
import { normalizeName } from './list-name-phrases.ts';
import type { ClassifiedUnit, ClassifiedDocument } from './classified-document.ts';

/** Words before the year: "was founded in", "Year of formation:", "since" */
const before = anyOf(
  /(?<!\bco-?)\b(?:founded|established|est|since|incorporated|incorporation|formed|formation|created|organi[sz]ed|began|started|launched|registered|chartered|inception)\b[^.;]{0,60}$/i,
  /(?<!\bco-?)\b(?:commencement|existence)\b[^.;]{0,60}$/i,
);
/** Words after the year: "In 1998 the fund was founded", "In 1998 Ann Lee founded the fund" */
const after = anyOf(
  /^[^.;]{0,90}\b(?:was|were|we) (?:founded|established|incorporated|formed|created|started|registered|organi[sz]ed)\b/i,
  /^[^.;]{0,90}\b(?:founded|established|formed|created|spun off) the\b/i,
);
/** Words right before the year of another event. */
const otherEvent =
  /\b(?:copyright|©|adopted|amended|revised|effective|approved|serv(?:ed|es)|member|joined)\b[^.;]{0,40}$/i;
/** Words that occur in biographies. */
const biography = anyOf(
  /\bco-?founder\b/i,
  /\b(?:his|her) (?:\w+ ){0,3}(?:career|service|degree)\b/i,
  /\b(?:he|she) (?:\w+ ){0,3}(?:founded|began|started|joined)\b/i,
);
const subject = anyOf(
  /\b(?:we|our|it|its)\b/i,
  /\b(?:the|this) (?:organi[sz]ation|foundation|association|society|club|church|corporation|company|charity)\b/i,
  /\b(?:the|this) (?:trust|fund|group|institute|center|centre|school|nonprofit)\b/i,
);
/** A date without separators in a form: "01292016" */
const unseparatedDate = /(?<!\d)(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(19\d\d|20\d\d)(?!\d)/;

/**
 * Finds possible founding years, which are years next to a word for founding. A year is more probable if the sentence
 * is about the organization.
 */
export const findFoundedYears = (document: ClassifiedDocument, name = ''): Candidate<number>[] =>
  findCandidateUnits({ ...document, publisherDetails: [] }, 'founded').flatMap(
    ({ unit, probability, index }) => {
      if (biography.test(unit.text)) return [];
      const next = document.units[index + 1];
      // the label may be on the line above its value
      const isLabel =
        unit.text.length < 30 && before.test(unit.text) && findDates(unit).length === 0;
      const source = isLabel && next && next.text.length < 30 ? next : unit;
      const years = findDates(source).filter(({ start, end }) => {
        if (source !== unit) return true;
        const lead = unit.text.slice(0, start);
        if (otherEvent.test(lead)) return false;
        return before.test(lead) || after.test(unit.text.slice(end));
      });
      const plausibility = scoreSubject(unit, normalizeName(name));
      return years.map(({ year }, place) =>
        createCandidate(source, year, probability * plausibility * (place === 0 ? 1 : 0.9)),
      );
    },
  );

function scoreSubject({ text, values, kind }: ClassifiedUnit, bare: string): number {
  if (bare && comparable(text).includes(bare)) return 1.5;
  if (kind === 'row' || text.length < 60) return 1;
  if (values.some(({ type }) => type === 'organization')) return 0.5;
  return subject.test(text) ? 1 : 0.6;
}

function findDates({
  text,
  values,
}: ClassifiedUnit): { year: number; start: number; end: number }[] {
  const dates = values.flatMap((value) =>
    value.type === 'date' && value.year !== undefined && value.range !== 'end'
      ? [{ year: value.year, start: value.start, end: value.end }]
      : [],
  );
  const dateMatch = unseparatedDate.exec(text);
  if (!dateMatch) return dates;
  const end = dateMatch.index + dateMatch[0].length;
  return [...dates, { year: Number(dateMatch[1]), start: dateMatch.index, end }];
}
