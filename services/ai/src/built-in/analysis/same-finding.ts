import { comparable } from '@grantwright/analyst';
import { findDates } from '../../text/dates.ts';
import { findMoney } from '../../text/money.ts';
import type { Finding } from './finding.ts';
import { tellsSameFigures } from './same-figures.ts';

/** A finding with the rule that made it, the words that carry its meaning, and how text and quote compare. */
export type Collected = Finding & {
  rule: string;
  words: readonly string[];
  comparableText: string;
  comparableQuote: string;
};

const similarity = (a: readonly string[], b: readonly string[]): number => {
  const right = new Set(b);
  const shared = a.filter((word) => right.has(word)).length;
  const union = new Set([...a, ...b]).size;
  return union === 0 ? 0 : shared / union;
};

/** "We have $90,000 in all and expect to make six grants": the sum and the number, though both are of the money. */
const isSumAndNumber = (one: Finding, other: Finding): boolean => {
  const topics = [one.topic ?? '', other.topic ?? ''];
  return (
    topics.some((topic) => /^total \d/.test(topic)) &&
    topics.some((topic) => /^awards \d/.test(topic))
  );
};

/** "50/50 matching grants of up to $9,000": the award, and what stands beside it. */
const isAwardAndMatch = (one: Finding, other: Finding): boolean => {
  const topics = [one.topic ?? '', other.topic ?? ''];
  return (
    topics.some((topic) => /^award \d/.test(topic)) && topics.some((topic) => /^match /.test(topic))
  );
};

/** In a table one day may stand beside the first letter and beside the application: the cell alone tells neither. */
const isDayOfTwoSteps = (one: Finding, other: Finding): boolean => {
  const [date, ...more] = findDates(one.quote);
  const topics = [one.topic ?? '', other.topic ?? ''];
  return (
    date?.start === 0 &&
    more.length === 0 &&
    one.quote.length <= longestDay &&
    topics.some((topic) => topic.startsWith('loi ')) &&
    topics.some((topic) => /^deadline \d/.test(topic))
  );
};
const longestDay = 60;

/** Two rules may read two facts in one sentence, such as an amount and how it is sent. */
const isOfItsOwn = (one: Finding, other: Finding): boolean =>
  (one.kind !== other.kind && one.topic !== undefined) ||
  isSumAndNumber(one, other) ||
  isDayOfTwoSteps(one, other) ||
  isAwardAndMatch(one, other);

const shortest = 24;

/** "Letters of support are not permitted" is said again by a longer line that holds it whole. */
const holds = (one: Collected, other: Collected): boolean => {
  // A list is more than any line that it holds.
  if (one.list) return false;
  const [a, b] = [one.comparableText, other.comparableText];
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.length >= shortest && long.includes(short);
};

const counts: [RegExp, string][] = [
  [/\b(?:one|1|single)\b/i, '1'],
  [/\b(?:two|2)\b/i, '2'],
  [/\b(?:three|3)\b/i, '3'],
  [/\b(?:four|4)\b/i, '4'],
];
const countIn = (text: string): string | undefined =>
  counts.find(([pattern]) => pattern.test(text))?.[1];

/** "No more than TWO proposals" after "One person may lead no more than 2 applications". */
const limitsApplicationsAlike = (one: Finding, other: Finding): boolean =>
  /^applications per/.test(other.topic ?? '') &&
  /\b(?:no more than|more than one|only|at most|up to)\b[^.]*\b(?:proposals?|applications?)\b/i.test(
    one.text,
  ) &&
  !/\b(?:pages?|words?)\b/i.test(one.text) &&
  countIn(one.text) === (countIn(other.text.replace(/^One person/, '')) ?? '1');

/** Another sentence on the day that the deadline's own line names. */
const saysDeadlineAgain = (one: Finding, other: Finding): boolean => {
  if (!/^deadline \d/.test(other.topic ?? '') || one.kind === 'deadline') return false;
  if (!/\b(?:due|deadline|receive[ds]?|submi\w+|close[sd]?)\b/i.test(one.text)) return false;
  // Where to send it is a fact of its own.
  if (
    /@|\b(?:online|portal|via|through|by (?:mail|e-?mail|post)|mail(?:ed)? to|\w+\.gov)\b/i.test(
      one.text,
    )
  )
    return false;
  const dates = findDates(one.text).filter((date) => date.day !== undefined);
  return (
    dates.length > 0 &&
    one.text.length < 200 &&
    dates.every(
      (date) => `deadline ${date.year ?? ''} ${date.month} ${date.day ?? ''}` === other.topic,
    )
  );
};

/** "The maximum contribution is £500,000" after "Request at most £500,000". */
const setsAmountAgain = (one: Finding, other: Finding): boolean => {
  if (!/^award \d/.test(other.topic ?? '') || one.kind !== 'amount') return false;
  if (
    /\b(?:match|indirect|overhead|insurance|stipend|per|each|quotes?|if|over|years?|only|for)\b/i.test(
      one.text,
    )
  )
    return false;
  const amounts = findMoney(one.text).map(({ amount }) => amount);
  return (
    amounts.length > 0 &&
    /\b(?:maximum|up to|at most|exceed|ceiling|range|between)\b/i.test(one.text) &&
    `award ${amounts.join(' ')}` === other.topic
  );
};

const limitOfOne = /^Keep (?:the answer to )?".+" within (.+)$/;
/** Keep "Purpose" within 2,000 characters, after "Keep each answer within 2,000 characters". */
const limitsOneOfAll = (one: Finding, other: Finding): boolean => {
  const size = limitOfOne.exec(one.text)?.[1];
  return size !== undefined && other.text === `Keep each answer within ${size}`;
};

/** "The grant does not pay for: debts; …" after "Not funded: debts; …" is the same list. */
const listsSame = (one: Finding, other: Finding): boolean => {
  if (!one.list || !other.list) return false;
  const [a, b] = [one, other].map(({ text }) => comparable(text.replace(/^[^:]{4,60}:\s*/, '')));
  return a !== undefined && b !== undefined && a.length > 20 && a.slice(0, 160) === b.slice(0, 160);
};

/** Whether a finding says no more than one that is kept already. */
export const saysAgain = (one: Collected, other: Collected): boolean =>
  (one.list === true && other.list === true && one.block === other.block) ||
  other.covers?.some((said) => comparable(said) === one.comparableQuote) === true ||
  (one.topic !== undefined && other.topic === one.topic) ||
  other.comparableText === one.comparableText ||
  holds(one, other) ||
  listsSame(one, other) ||
  (!one.list &&
    [
      limitsApplicationsAlike,
      limitsOneOfAll,
      saysDeadlineAgain,
      setsAmountAgain,
      tellsSameFigures,
    ].some((same) => same(one, other))) ||
  ((one.topic === undefined || other.topic === undefined) &&
    similarity(one.words, other.words) >= 0.72) ||
  (one.rule !== other.rule &&
    !other.list &&
    other.comparableQuote === one.comparableQuote &&
    !isOfItsOwn(one, other));
