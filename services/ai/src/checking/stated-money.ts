import { findMoney } from '../text/money.ts';
import type { SourceSentence } from './claim-sources.ts';

/** A bare "$" is written of any dollar. */
export const familyOf = (currency: string): string =>
  /^(?:USD|CAD|AUD|NZD)$/.test(currency) ? 'dollar' : currency;

/** What the organization's own sources say of money: the funder's amounts prove nothing of it. */
export type StatedMoney = {
  /** In which currencies an amount stands. */
  currencies: Map<number, Set<string>>;
  /** Every currency that is named, "CAD" apart from a bare "$". */
  statedCurrencies: Set<string>;
};

export const statedMoney = (sentences: SourceSentence[]): StatedMoney => {
  const found = sentences.flatMap(({ source, text }) =>
    source.type === 'guidelines' ? [] : findMoney(text),
  );
  const currencies = new Map<number, Set<string>>();
  for (const { amount, currency } of found)
    currencies.set(amount, (currencies.get(amount) ?? new Set()).add(familyOf(currency)));
  return { currencies, statedCurrencies: new Set(found.map(({ currency }) => currency)) };
};
