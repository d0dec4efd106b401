import type { AnalysisDetails, Deadline } from '@grantwright/shared/contract';
import { calendarDate, daysUntil } from '../../../lib/format.ts';

export type Fact = {
  label: string;
  text: string;
  isStated: boolean;
  quote?: string;
  page?: number;
};

/** As long as a line that is taken in at one look; the whole stands in the list below it. */
const factLength = 96;

const notStated = 'Not stated in the guidelines';

/** What a person looks for first: who gives, until when, how much, how long. */
export function analysisFacts(details: AnalysisDetails, now: Date): Fact[] {
  return [
    { label: 'Funder', ...said(details.funder) },
    { label: 'Deadline', ...deadlineFact(details, now) },
    { label: 'Amount', ...amountFact(details) },
    { label: 'Length', ...lengthFact(details) },
  ];
}

const said = (text: string | undefined) => ({
  text: text ?? notStated,
  isStated: text !== undefined,
});

/** Cut where a clause ends, else at a word. */
export function atOneLook(text: string): string {
  if (text.length <= factLength) return text;
  const start = text.slice(0, factLength);
  const clause = Math.max(...['. ', '; ', ': ', ' ('].map((end) => start.lastIndexOf(end)));
  const end = clause > factLength / 2 ? clause : start.lastIndexOf(' ');
  return `${withoutTail(start.slice(0, end > 0 ? end : factLength))}…`;
}

/** Without the spaces and signs that it ends with. */
function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.,;:]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** What may be written, not how long the grant lasts: both are limits. */
const writtenLength = /\b(?:pages?|words?|characters?)\b/i;

/** A limit on all that is written, not on one of its parts. */
const ofAll =
  /\b(?:the (?:whole |entire |full )?(?:application|proposal|narrative|letter|request)|each answer)\b(?! within its own)/i;

/** How long the whole may be; where only the parts have limits, that they have. */
function lengthFact(details: AnalysisDetails): Omit<Fact, 'label'> {
  const lengths = details.requirements.filter(
    ({ kind, text }) => kind === 'limit' && writtenLength.test(text),
  );
  const whole = lengths.find(({ text }) => ofAll.test(text.replace(/"[^"]*"/g, '')));
  const parts = details.sections.filter(({ limit }) => limit);
  if (!whole && parts.length > 1)
    return said(
      parts.length === details.sections.length
        ? 'Each section has a limit of its own'
        : `${parts.length} of ${details.sections.length} sections have a limit of their own`,
    );
  const found = whole ?? lengths[0];
  return found ? { ...said(atOneLook(found.text)), ...evidence(found) } : said(undefined);
}

/** A sum, in signs or in words: "$5,000", "USD 150K", "5 000 euros". */
const sum =
  /[$€£₹¥]\s?\d|\d\s?[$€£]|\b(?:USD|EUR|GBP|CAD|AUD|NZD|INR|ZAR)\s?\d|\d[,. ]?(?:\s(?:million|thousand))?\s?(?:dollars|euros?|pounds|rupees|rand)\b/i;

/** What one applicant may get. */
const ofOne =
  /\brequest (?:between|at most|at least)\b|\b(?:grants|awards) are\b|\bper (?:award|grant|project|applicant|organi[sz]ation|team|winner|school|site)\b|\b(?:each|individual)\b|\b(?:grants?|awards?|prizes?|stipends?|fellowships?|scholarships?)\b[^.:;]{0,30}(?::|\b(?:of|up to|between|from|range|worth|exceed)\b)/i;
/** "Size of grant: $8,000 to $60,000 in all": the label says that it is one's. */
const sizeOfOne = /^(?:size|range) of (?:(?:the|our|each|an?) )?(?:grants?|awards?)\b/i;
/** What all of them share: it is no answer to "how much may we ask for". */
const ofAllTogether =
  /\b(?:is|are) available\b|\b(?:in all|total|altogether|overall|pot|pool|purse)\b|\bfund(?:s|ing) available\b/i;
/** What the applicant pays, or may pay with it. */
const ofCosts =
  /^(?:match|contribute|provide|indirect|not funded|no )|\b(?:match(?:es|ing)?|cost[- ]shar\w+|fees?|indirect|overhead|insurance)\b/i;

/**
 * How much may be asked for: what one applicant may get goes before what there is for all; a line on
 * costs that names no sum is no answer.
 */
function amountFact({ requirements }: AnalysisDetails): Omit<Fact, 'label'> {
  const sums = requirements.filter(({ kind, text }) => kind === 'amount' && sum.test(text));
  const own = sums.filter(({ text }) => !ofAllTogether.test(text) && !ofCosts.test(text));
  const found =
    sums.find(({ text }) => sizeOfOne.test(text)) ??
    own.find(({ text }) => ofOne.test(text)) ??
    own[0] ??
    sums[0];
  return found ? { ...said(atOneLook(found.text)), ...evidence(found) } : said(undefined);
}

/** Days of sending, not of a decision: "Submit the application by March 15". */
const sending = /^(?:Submit|Postmark|Send|Apply)\b|\b(?:due|deadline)\b/i;

/** A deadline without a year is no date to count days to; then the funder's first is told as it stands. */
function deadlineFact(details: AnalysisDetails, now: Date): Omit<Fact, 'label'> {
  const { deadline, requirements } = details;
  if (!deadline) {
    const found = requirements.find(({ kind, text }) => kind === 'deadline' && sending.test(text));
    return found ? { ...said(atOneLook(found.text)), ...evidence(found) } : said(undefined);
  }
  const days = daysLeft(daysUntil(deadline.date, now));
  const parts = [calendarDate(deadline.date), timeWords(deadline), days];
  return { ...said(parts.filter(Boolean).join(', ')), ...evidence(deadline) };
}

/** A time that the funder leaves unclear is shown in their words: it must not look certain. */
function timeWords({ time, timeZone, doubtfulTime }: Deadline): string | undefined {
  if (doubtfulTime) return `${doubtfulTime} (time unclear, ask the funder)`;
  return time && [clock(time), timeZone].filter(Boolean).join(' ');
}

const evidence = ({ quote, page }: { quote?: string; page?: number }) => ({
  ...(quote && { quote }),
  ...(page && { page }),
});

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const suffix = hour < 12 ? 'a.m.' : 'p.m.';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${suffix}`;
}

function daysLeft(days: number): string {
  if (days < 0) return 'this date has passed';
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
