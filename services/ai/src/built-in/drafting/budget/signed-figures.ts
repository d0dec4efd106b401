import type { DraftInput } from '../../../providers/provider.ts';
import { bareFigure, behindAmount, introducedAmounts } from '../../../text/introduced-amounts.ts';
import { findMoney } from '../../../text/money.ts';
import { statedCurrency } from './stated-currency.ts';

const signs = /[$€£]/g;

const signOf: Record<string, string> = { USD: '$', EUR: '€', GBP: '£' };
const bareAmount = new RegExp(`(?<![\\p{L}])${bareFigure}${behindAmount}`, 'giu');

const dollar = /D$/;

/** What is known to speak of money, with the sign of its currency before every bare amount. */
export const withSign = (text: string, currency: string): string =>
  currency === ''
    ? text
    : text.replace(
        bareAmount,
        (_, amount: string) => `${signOf[currency] ?? `${currency} `}${amount}`,
      );

/** The one sign that a person writes money with; undefined where there are none or several. */
export const ownSign = (texts: string[]): string | undefined => {
  const used = new Set(texts.flatMap((text) => text.match(signs) ?? []));
  return used.size === 1 ? [...used][0] : undefined;
};

/** A gift from abroad brings another sign in; one's own is written this many times as often. */
const clearly = 2;

/** The sign that a person writes most money with; undefined where two are as likely. */
export const usualSign = (texts: string[]): string | undefined => {
  const uses = new Map<string, number>();
  for (const each of texts.flatMap((text) => text.match(signs) ?? []))
    uses.set(each, (uses.get(each) ?? 0) + 1);
  const [first, second] = [...uses].sort(([, a], [, b]) => b - a);
  return first && first[1] >= clearly * (second?.[1] ?? 0) ? first[0] : undefined;
};

const sign = (text: string, mark: string): string =>
  introducedAmounts(text).reduceRight(
    (changed, { start }) => changed.slice(0, start) + mark + changed.slice(start),
    text,
  );

/**
 * The input with the sign before figures that words of money introduce: who writes "coordinator $13,000" once
 * goes on with "We ask the fund for 12,000", and means dollars. Nothing is signed where no sign, or more than one,
 * tells whose money it is.
 */
export const withSignedFigures = (input: DraftInput): DraftInput => {
  const { organizationInfo: info, answers } = input;
  const notes = info.additionalInfo ?? '';
  const texts = [notes, ...answers.map(({ answer }) => answer)];
  const said = texts.some((text) => findMoney(text).length > 0)
    ? texts
    : [...texts, info.annualBudget ?? ''];
  const stated = statedCurrency(notes);
  // What a dollar is worth their notes say by its name: "$" alone may stand before it.
  const mark =
    stated === undefined || dollar.test(stated) ? ownSign(said) : (signOf[stated] ?? `${stated} `);
  if (!mark) return input;
  return {
    ...input,
    organizationInfo: {
      ...info,
      ...(info.additionalInfo === undefined ? {} : { additionalInfo: sign(notes, mark) }),
    },
    answers: answers.map((each) => ({ ...each, answer: sign(each.answer, mark) })),
  };
};
