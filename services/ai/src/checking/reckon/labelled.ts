import type { ClaimSource } from '@grantwright/shared/contract';
import { introducedAmounts } from '../../text/introduced-amounts.ts';
import { findMoney } from '../../text/money.ts';
import { findNumbers, parseNumber } from '../../text/numbers.ts';
import { topicStems } from '../../text/words.ts';
import { isGeneral } from '../context/specific-words.ts';
import { measureAfter } from '../find/measure-after.ts';
import { sameThing } from '../same-thing.ts';
import type { SourceIndex } from '../source-index.ts';
import { rateBefore } from './ways.ts';

/** An amount of the sources and what they call it: "St. Ann's parish 3,500 in hand", "$9,000 for oars". */
export type Labelled = {
  source: ClaimSource;
  sentence: number;
  value: number;
  /** Named in money, not as a bare figure. */
  isMoney: boolean;
  /** What it is measured in: pounds, miles. */
  size?: string;
  /** The words that call it so, and those of them that stand for the thing itself: "Insurance" for the truck. */
  label: Set<string>;
  head: Set<string>;
  written: string;
};

/** Smaller figures count and measure all kinds of things. */
const smallestAmount = 100;
const year = /^(?:19|20)\d{2}$/;
/** What might be is no amount that anything is reckoned from. */
const hypothetical = /\b(?:could|would|if|instead of|used to)\b/i;
/** "12 h x $24 x 52 = 14,976": a price of one is part of nothing. */
const timesAfter =
  /^(?:\s*(?:[x×*@]\s|an? (?!year\b)|per (?!year\b|annum\b)|each (?!year\b)|each$|apiece\b)|\/(?!\s?(?:yr|year)\b))/i;
/** "15,000 km @ 0.75": a factor of what stands behind. */
const factor = /^(?:\s*\p{L}{1,12}\.?)?\s*[@×x*]\s*[$€£]?\d/u;
/** A part of a telephone number. */
const dialed = /^[-)]\s?\d/;
const short = /\b(St|Dr|Mr|Mrs|Ms|Mt)\./g;
const labelAfter =
  /^\s*(?:\([^)]*\)\s*)?(?:for|from|by|toward|towards|to|in)\s+([^.,;:()\d$€£]{2,50}?)(?=\s+and\b|[.,;:()\d$€£]|$)/i;
const phraseEnd =
  /[,(:–—|]|\.{2,}|\s-\s|\b(?:for|of|in|at|on|with|to|from|by|during|that|which|is|are|was|were|gives?|gave|has|have|had|costs?|puts?|brings?|brought|promised|pledged)\b/i;

type Amount = { value: number; start: number; end: number; isMoney: boolean };

const amountsIn = (written: string): Amount[] => {
  const money = findMoney(written).map(({ amount, start, end }) => ({
    value: amount,
    start,
    end,
    isMoney: true,
  }));
  for (const { amount: value, start, end } of introducedAmounts(written))
    if (value >= smallestAmount && !money.some((each) => each.start < end && start < each.end))
      money.push({ value, start, end, isMoney: true });
  const bare = findNumbers(written).flatMap(({ value, percent, text, start, end }): Amount[] =>
    percent ||
    value < smallestAmount ||
    dialed.test(written.slice(end)) ||
    factor.test(written.slice(end)) ||
    /\d-$/.test(written.slice(0, start)) ||
    year.test(text) ||
    money.some((each) => each.start < end && start < each.end)
      ? []
      : [{ value, start, end, isMoney: false }],
  );
  return [...money, ...bare].sort((a, b) => a.start - b.start);
};

/** "$18,000 fencing, $13,000 planting": a noun right behind. */
const nounBehind =
  /^\s+(?!(?:and|or|in|for|from|of|to|with|at|on|by|over|each|last|this)\b)(?:is |are )?(\p{Ll}[\p{L} -]{2,40}?)(?=,|\s+and\b|[.;)]|$)/u;
const listFollows = /\b(?:of which|of that|namely)\b|[:(]\s*$/i;

/** Whether a sentence names what its amounts are for behind them. */
const namesBehind = (written: string, amounts: readonly Amount[]): boolean => {
  const [first, ...others] = amounts;
  const [next] = others;
  const isNamed = ({ end }: Amount): boolean => nounBehind.test(written.slice(end));
  return (
    first !== undefined &&
    next !== undefined &&
    others.every(isNamed) &&
    (isNamed(first) || listFollows.test(written.slice(first.end, next.start)))
  );
};

/** The words that a sentence gives an amount: those before it, or "for" what it is where none are. */
const labelOf = (written: string, amounts: readonly Amount[], at: number): string => {
  const [own, last] = [amounts[at], amounts[at - 1]];
  if (!own) return '';
  const behind = namesBehind(written, amounts) && nounBehind.exec(written.slice(own.end))?.[1];
  if (behind) return behind;
  const between = written
    .slice(last?.end ?? 0, own.start)
    .replace(/\([^)]*\)?/g, ' ')
    .replace(short, '$1');
  // "$52,000 for seed and $23,000 for labor": what follows the first is the first's.
  const isOfLast = last !== undefined && labelAfter.test(written.slice(last.end));
  const before = (isOfLast ? between.replace(/^.*?(?:,|[.;](?=\s)|\band\b|$)/i, '') : between)
    .split(/[.;/](?:\s|$)/)
    .findLast((part) => /\p{L}/u.test(part));
  const named = (before ?? '').split(':').findLast((part) => /\p{L}/u.test(part)) ?? '';
  return topicStems(named).some((stem) => !isGeneral(stem)) || givers.test(named)
    ? named
    : (labelAfter.exec(written.slice(own.end))?.[1] ?? named);
};

/** "The members put in 9,000 in stone": who gives it, however common a word. */
const givers =
  /^\W*(?:the|our)\s\p{Ll}{3,}(?:\s\p{Ll}{3,})?\s(?:puts?|gives?|gave|brings?|pays?|adds?|contributes?|provides?|raises?|earns?)\b/iu;

const lettered = (stems: readonly string[]): string[] =>
  stems.filter((stem) => !/^\d/.test(stem) && parseNumber(stem) === undefined);
/** "salary" alone tells enough where there is nothing else. */
const specific = (stems: readonly string[]): string[] => {
  const all = lettered(stems);
  const found = all.filter((stem) => !isGeneral(stem));
  return found.length > 0 ? found : all;
};
/** "$70,200 in salary": what an amount is of, besides what stands before it. */
const inWhat = (after: string): string => /^\s+in\s+(\p{Ll}+)/u.exec(after)?.[1] ?? '';

const headOf = (label: string): string =>
  label
    .trim()
    .replace(/^(?:[-•*]\s*)?(?:(?:and|the|our|own|a|an)\s+)*/i, '')
    .split(phraseEnd)
    .find((part) => /\p{L}/u.test(part)) ?? '';

const known = new WeakMap<SourceIndex, Labelled[]>();

/** The amounts of the sources, each with what it is called, in their order. */
export const labelledIn = (index: SourceIndex): Labelled[] => {
  const cached = known.get(index);
  if (cached) return cached;
  const found = index.texts.flatMap(({ source, written }, sentence): Labelled[] => {
    if (source.type === 'guidelines' || hypothetical.test(written)) return [];
    const amounts = amountsIn(written);
    return amounts.flatMap(({ value, start, end, isMoney }, at): Labelled[] => {
      const after = written.slice(end);
      if (
        timesAfter.test(after) ||
        rateBefore.test(written.slice(0, start).replace(/[$€£]\s?$/, ''))
      )
        return [];
      const label = labelOf(written, amounts, at);
      const { size } = measureAfter(written, end);
      return [
        {
          source,
          sentence,
          value,
          isMoney,
          ...(size ? { size } : {}),
          label: new Set(lettered(topicStems(`${label} ${inWhat(written.slice(end))}`))),
          head: new Set(lettered(topicStems(headOf(label)))),
          written,
        },
      ];
    });
  });
  known.set(index, found);
  return found;
};

/** Of more amounts for one name, none is what it names. */
const mostOfOne = 2;

/**
 * What the sources give for a thing by its name, where they give one or two amounts for it: what is called
 * just that, before what only has it in its name ("insurance for the truck").
 */
export const amountsOf = (
  name: string,
  index: SourceIndex,
  isOfKind: (amount: Labelled) => boolean,
): Labelled[] => {
  const stems = specific(topicStems(name));
  if (stems.length === 0) return [];
  const isIn = (words: Set<string>) => stems.every((stem) => sameThing(stem, words));
  const named = labelledIn(index).filter((amount) => isOfKind(amount) && isIn(amount.label));
  const itself = named.filter(({ head }) => isIn(head));
  const found = itself.length > 0 ? itself : named;
  const distinct = found.filter(
    ({ value }, at) => found.findIndex((other) => other.value === value) === at,
  );
  // Beside money a bare figure counts something.
  const meant = distinct.length > mostOfOne ? distinct.filter(({ isMoney }) => isMoney) : distinct;
  return meant.length <= mostOfOne ? meant : [];
};
