import { comparable, findValues, isOpening, type Value } from '@grantwright/analyst';
import { removeReplacedText } from '@grantwright/shared/call-files';
import type { Step } from '@grantwright/shared/contract';
import { anyOf, toClock } from '@grantwright/shared/values';
import type { ModelAnalysis } from './analysis-schema.ts';
import { splitBlockLines } from '../chunks/block-to-text.ts';
import type { Evidence } from './evidence.ts';

type ModelStep = ModelAnalysis['steps'][number];
type DateValue = Extract<Value, { type: 'date' }>;
type TimeValue = Extract<Value, { type: 'time' }>;

/**
 * A verified step. `iso` is its date, and `isYearInferred` is set if the year is not next to the day and month; `day`
 * is the day and month if the document does not state a year.
 */
export type VerifiedStep = {
  step: Step;
  iso?: string;
  isYearInferred: boolean;
  day?: DateValue;
};

/**
 * Verifies a step, and takes its date, time and time zone from its quote. Returns undefined if its quote or date is not
 * in the document.
 */
export function toStep(evidence: Evidence, stated: ModelStep): VerifiedStep | undefined {
  const match = evidence.find(stated.quote);
  if (!match) return undefined;
  const { moreQuotes, ...quoted } = match;
  const quotes = [match, ...(moreQuotes ?? [])].map(({ quote }) => quote).join('\n');
  const holding = removeReplacedText(quotes);
  const dates = findValues(holding).filter((value) => value.type === 'date');
  const dateValue = findWrittenDate(dates, stated);
  const isInWords = !dateValue && isWithin(stated.words, holding) && !hasDay(stated);
  if (!dateValue && !isInWords) return undefined;
  const dated = dateValue ? toDate(evidence, dateValue, stated) : { isYearInferred: false };
  const day = dateValue && !dated.iso && isDay(dateValue) ? dateValue : undefined;
  const clock = findClock(evidence, stated, holding, dates.length);
  return {
    ...dated,
    ...(day && { day }),
    step: {
      kind: decideKind(quotes, dateValue, stated),
      ...(dated.isYearInferred ? {} : dated.iso && { date: dated.iso }),
      ...((dated.isYearInferred || day) && dateValue && toMonthDay(dateValue)),
      words: dateValue?.text ?? stated.words.trim(),
      ...clock,
      ...quoted,
    },
  };
}

const letterOfIntent = anyOf(
  /\b(?:(?:letters?|notices?) of (?:intent|inquiry|interest)|pre-?(?:proposal|application)s?)\b/i,
  /\bconcept (?:note|paper)s?\b/i,
);
const application = /\b(?:applications?|proposals?)\b/i;

/** Returns the model's kind, unless the words before the date mention a letter of intent or an opening. */
function decideKind(
  quotes: string,
  date: DateValue | undefined,
  { kind }: ModelStep,
): Step['kind'] {
  if (!date || (kind !== 'application' && kind !== 'letter-of-intent')) return kind;
  const before = quotes.slice(0, quotes.indexOf(date.text));
  const clause = before.split(/[.;](?:\s|$)/).at(-1) ?? '';
  if (isOpening(clause)) return 'other';
  const isLetter =
    letterOfIntent.test(clause) && !application.test(clause.replace(letterOfIntent, ''));
  return isLetter ? 'letter-of-intent' : kind;
}

const hasDay = ({ date }: ModelStep): boolean => parseIsoDate(date) !== undefined;
const parseIsoDate = (text: string | null): string | undefined =>
  /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0];

const isWithin = (words: string, quote: string): boolean =>
  comparable(words) !== '' && comparable(quote).includes(comparable(words));

/** Returns the model's date if it is in the quote, or else the date in the quote that matches the model's wording. */
function findWrittenDate(dates: readonly DateValue[], stated: ModelStep): DateValue | undefined {
  const iso = parseIsoDate(stated.date);
  const [year, month, day] = iso?.split('-').map(Number) ?? [];
  const same = dates.find(
    (date) =>
      date.month === month && date.day === day && (date.year === undefined || date.year === year),
  );
  const repeated = dates.find(
    ({ text }) => isWithin(text, stated.words) || isWithin(stated.words, text),
  );
  return (iso ? same : undefined) ?? repeated;
}

function toDate(
  evidence: Evidence,
  { year, month, day, recurring }: DateValue,
  stated: ModelStep,
): { iso?: string; isYearInferred: boolean } {
  if (month === undefined || day === undefined || recurring) return { isYearInferred: false };
  const inferred = Number(parseIsoDate(stated.date)?.slice(0, 4));
  const isStated = year !== undefined;
  if (!isStated && !evidence.hasNumber(inferred)) return { isYearInferred: true };
  const iso = [String(year ?? inferred), pad(month), pad(day)].join('-');
  return { iso, isYearInferred: !isStated };
}

const isDay = ({ month, day }: DateValue): boolean => month !== undefined && day !== undefined;

const toMonthDay = ({ month, day }: DateValue) =>
  month !== undefined && day !== undefined && { monthDay: `${pad(month)}-${pad(day)}` };

const pad = (value: number): string => String(value).padStart(2, '0');

/** Returns the time of day given in sentences about due dates, if they all give the same time. */
function findOnlyDueTime({ extractedText }: Evidence): TimeValue | undefined {
  const times = extractedText.blocks
    .flatMap(splitBlockLines)
    .filter(
      (line) => line.length <= maxLineChars && /\b(?:due|deadlines?|no later than)\b/i.test(line),
    )
    .flatMap((line) => findValues(line).filter((value) => value.type === 'time'));
  const [first] = times;
  return times.every((time) => toClock(time).time === (first && toClock(first).time))
    ? first
    : undefined;
}

/** Longer lines are about more than a due date. */
const maxLineChars = 2_000;

/** Returns the model's time as written in the quote or in the lines around it, or else the document's only due time. */
function findClock(
  evidence: Evidence,
  { time, timeZone, quote }: ModelStep,
  quotes: string,
  dates: number,
) {
  const isTime = (value: Value): value is TimeValue => value.type === 'time';
  const times = findValues(quotes).filter(isTime);
  const [only] = times.length === 1 && dates === 1 ? times : [];
  const isStated = (value: TimeValue) => value.time === time || toClock(value).time === time;
  const findNearbyTime = () => findValues(evidence.around(quote)).filter(isTime).find(isStated);
  const timeValue =
    times.find(isStated) ??
    (time === null ? only : (findNearbyTime() ?? findOnlyDueTime(evidence)));
  if (!timeValue || (time !== null && !isStated(timeValue))) return {};
  const zone = timeZone && evidence.contains(timeZone) ? { timeZone } : {};
  return { ...zone, ...toClock(timeValue) };
}
