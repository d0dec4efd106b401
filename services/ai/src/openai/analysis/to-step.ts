import { comparable, findValues, isOpening, type Value } from '@grantwright/analyst';
import { withoutReplaced } from '@grantwright/shared/call-files';
import type { Step } from '@grantwright/shared/contract';
import { clockOf } from '@grantwright/shared/values';
import type { ModelAnalysis } from './analysis-schema.ts';
import { blockLines } from '../chunks/block-text.ts';
import type { Evidence } from './evidence.ts';

type ModelStep = ModelAnalysis['steps'][number];
type DateValue = Extract<Value, { type: 'date' }>;
type TimeValue = Extract<Value, { type: 'time' }>;

/**
 * A verified step. `iso` is its date, with `isYearInferred` if its year is not next to it; `day` is its day and month
 * if the document has no year for it.
 */
export type VerifiedStep = {
  step: Step;
  iso?: string;
  isYearInferred: boolean;
  day?: DateValue;
};

/** A step whose date, time and zone are in its quote; undefined if its quote or its date is not in the document. */
export function toStep(evidence: Evidence, stated: ModelStep): VerifiedStep | undefined {
  const found = evidence.find(stated.quote);
  if (!found) return undefined;
  const { moreQuotes, ...quoted } = found;
  const quotes = [found, ...(moreQuotes ?? [])].map(({ quote }) => quote).join('\n');
  const holding = withoutReplaced(quotes);
  const dates = findValues(holding).filter((value) => value.type === 'date');
  const written = writtenDate(dates, stated);
  const isInWords = !written && isWithin(stated.words, holding) && !hasDay(stated);
  if (!written && !isInWords) return undefined;
  const dated = written ? datedOf(evidence, written, stated) : { isYearInferred: false };
  const day = written && !dated.iso && isDay(written) ? written : undefined;
  const clock = clockIn(evidence, stated, holding, dates.length);
  return {
    ...dated,
    ...(day && { day }),
    step: {
      kind: kindOf(quotes, written, stated),
      ...(dated.isYearInferred ? {} : dated.iso && { date: dated.iso }),
      ...((dated.isYearInferred || day) && written && monthDayOf(written)),
      words: written?.text ?? stated.words.trim(),
      ...clock,
      ...quoted,
    },
  };
}

const letterOfIntent =
  /\b(?:(?:letters?|notices?) of (?:intent|inquiry|interest)|pre-?(?:proposal|application)s?|concept (?:note|paper)s?)\b/i;
const application = /\b(?:applications?|proposals?)\b/i;

/** The model's kind, unless the words before the date say that it is of a letter of intent, or of an opening. */
function kindOf(quotes: string, date: DateValue | undefined, { kind }: ModelStep): Step['kind'] {
  if (!date || (kind !== 'application' && kind !== 'letter-of-intent')) return kind;
  const before = quotes.slice(0, quotes.indexOf(date.text));
  const clause = before.split(/[.;](?:\s|$)/).at(-1) ?? '';
  if (isOpening(clause)) return 'other';
  const isLetter =
    letterOfIntent.test(clause) && !application.test(clause.replace(letterOfIntent, ''));
  return isLetter ? 'letter-of-intent' : kind;
}

const hasDay = ({ date }: ModelStep): boolean => isoIn(date) !== undefined;
const isoIn = (text: string | null): string | undefined =>
  /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0];

const isWithin = (words: string, quote: string): boolean =>
  comparable(words) !== '' && comparable(quote).includes(comparable(words));

/** The date in the quote that the model states; if it states another one, the date that its words repeat. */
function writtenDate(dates: readonly DateValue[], stated: ModelStep): DateValue | undefined {
  const iso = isoIn(stated.date);
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

function datedOf(
  evidence: Evidence,
  { year, month, day, recurring }: DateValue,
  stated: ModelStep,
): { iso?: string; isYearInferred: boolean } {
  if (month === undefined || day === undefined || recurring) return { isYearInferred: false };
  const inferred = Number(isoIn(stated.date)?.slice(0, 4));
  const isStated = year !== undefined;
  if (!isStated && !evidence.hasNumber(inferred)) return { isYearInferred: true };
  const iso = [String(year ?? inferred), pad(month), pad(day)].join('-');
  return { iso, isYearInferred: !isStated };
}

const isDay = ({ month, day }: DateValue): boolean => month !== undefined && day !== undefined;

const monthDayOf = ({ month, day }: DateValue) =>
  month !== undefined && day !== undefined && { monthDay: `${pad(month)}-${pad(day)}` };

const pad = (value: number): string => String(value).padStart(2, '0');

/** The time of day in the sentences about what is due, if they all state the same one. */
function onlyDueTime({ reading }: Evidence): TimeValue | undefined {
  const times = reading.blocks
    .flatMap(blockLines)
    .filter(
      (line) => line.length <= maxLineChars && /\b(?:due|deadlines?|no later than)\b/i.test(line),
    )
    .flatMap((line) => findValues(line).filter((value) => value.type === 'time'));
  const [first] = times;
  return times.every((each) => clockOf(each).time === (first && clockOf(first).time))
    ? first
    : undefined;
}

/** A longer line says more than what is due. */
const maxLineChars = 2_000;

/** The time that the model states, as the quote, the lines around it or the only time that anything is due write it. */
function clockIn(
  evidence: Evidence,
  { time, timeZone, quote }: ModelStep,
  quotes: string,
  dates: number,
) {
  const isTime = (value: Value): value is TimeValue => value.type === 'time';
  const own = findValues(quotes).filter(isTime);
  const [only] = own.length === 1 && dates === 1 ? own : [];
  const isStated = (value: TimeValue) => value.time === time || clockOf(value).time === time;
  const around = () => findValues(evidence.around(quote)).filter(isTime).find(isStated);
  const written =
    own.find(isStated) ?? (time === null ? only : (around() ?? onlyDueTime(evidence)));
  if (!written || (time !== null && !isStated(written))) return {};
  const zone = timeZone && evidence.contains(timeZone) ? { timeZone } : {};
  return { ...zone, ...clockOf(written) };
}
