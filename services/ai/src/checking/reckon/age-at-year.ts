import type { ClaimSource } from '@grantwright/shared/contract';
import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { meets, sentenceOf } from './arithmetic.ts';

/** What is so many years at another time than now. */
const lasting =
  /\b(?:will have|will be|will turn|turns?|turned|completes?|completed|marks?|marked|was|were|had|reach(?:es|ed)?)\b/i;
/** Said of the organization itself, not of a person in it or of a programme. */
const ofItself =
  /(?:^|[.;]\s*|,\s+)(?:(?:In|By) [^,]{3,30}?,?\s+)?(?:we|it|(?:the|our|this) (?:organi[sz]ation|association|society|nonprofit|charity|group|agency|club|center|centre|library|pantry|museum|company|theater|theatre|choir|school|clinic|shelter|foundation|network|cooperative|program))\b/i;
const inYears = /^[\s-]*years?\b/i;

const yearsIn = (said: string): number[] => [
  ...new Set([...said.matchAll(/\b(?:19|20)\d{2}\b/g)].map(([year]) => Number(year))),
];

const foundedIn = (index: SourceIndex) => {
  for (const [key, places] of index.values) {
    const place = key.startsWith('year:')
      ? places.find(
          ({ source }) => source.type === 'organization' && source.field === 'foundedYear',
        )
      : undefined;
    if (place) return { year: Number(key.slice('year:'.length)), source: place.source };
  }
  return undefined;
};

/** How long it is from one year to the other, where a sentence gives both or the other is that of the founding. */
const spanIn = (
  said: string,
  index: SourceIndex,
): { span: number; source: ClaimSource } | undefined => {
  if (!lasting.test(said)) return undefined;
  const [one, other, ...more] = yearsIn(said).sort((a, b) => a - b);
  if (one === undefined || more.length > 0) return undefined;
  if (other !== undefined) {
    const source = index.values.get(`year:${one}`)?.find(({ sentence }) => sentence >= 0)?.source;
    return source && { span: other - one, source };
  }
  const founded = ofItself.test(said) ? foundedIn(index) : undefined;
  return founded && one > founded.year
    ? { span: one - founded.year, source: founded.source }
    : undefined;
};

/** "In 2031 it will be twenty years old" of what was founded in 2011; the year is as true as the age. */
export const ageAtYear = (
  finding: Finding,
  text: string,
  beside: readonly Finding[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const { from, to, said } = sentenceOf(text, finding);
  const isAge = ({ kind, end }: Finding): boolean =>
    kind === 'figure' && inYears.test(text.slice(end));
  const age = isAge(finding)
    ? finding
    : finding.kind === 'date' && finding.text.includes(String(Math.max(...yearsIn(said))))
      ? beside.find((other) => other.start >= from && other.end <= to && isAge(other))
      : undefined;
  const found = age && spanIn(said, index);
  return found && meets(found.span, age) ? found.source : undefined;
};

/** The year of a birthday may be still to come: one year less is no error. */
const leeway = 1;

/** An age that is true now, and said of a year in which it is another: "in 2031 it will be fifteen years old". */
export const isOtherAge = (finding: Finding, text: string, index: SourceIndex): boolean => {
  if (finding.kind !== 'figure' || !inYears.test(text.slice(finding.end))) return false;
  const { said } = sentenceOf(text, finding);
  const willBe =
    /\b(?:will have (?:been|held|served|worked|led|run|taught)|will be|will turn|completes)\b/i.test(
      said,
    );
  // "a grant of two years", "for five years" of what is planned are no ages.
  const isAge =
    /^[\s-]*years?(?:[\s-]+old\b|\s+of\s+(?:service|work|age)\b)/i.test(text.slice(finding.end)) ||
    /\bwill have\b/i.test(text.slice(0, finding.start));
  const found = willBe && isAge ? spanIn(said, index) : undefined;
  return (
    found !== undefined &&
    !meets(found.span, finding) &&
    Math.abs(found.span - (finding.value ?? 0)) > leeway
  );
};
