import { findMoney } from '../text/money.ts';
import type { Finding } from './finding.ts';
import { familyOf, type StatedMoney } from './stated-money.ts';

/** "€12,000" where the sources have $12,000, or no euro at all. */
export const isInAnotherCurrency = (
  { kind, text, value }: Finding,
  { currencies, statedCurrencies }: StatedMoney,
): boolean => {
  const [money] = kind === 'money' ? findMoney(text) : [];
  if (!money || value === undefined || currencies.size === 0) return false;
  // A bare "$" may be Canadian; what says so is only where the sources say so too.
  if (/^(?:CAD|AUD|NZD)$/.test(money.currency) && !statedCurrencies.has(money.currency))
    return true;
  // Who names the American dollar means no other; a bare "$" of the sources may be one.
  if (/\bUSD?\b|\bUS ?\$|\bUS dollars/.test(text) && !statedCurrencies.has('USD')) return true;
  const family = familyOf(money.currency);
  const stated = currencies.get(value);
  if (stated) return !stated.has(family);
  return ![...currencies.values()].some((families) => families.has(family));
};
