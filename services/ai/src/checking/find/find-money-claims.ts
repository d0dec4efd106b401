import { introducedAmounts } from '../../text/introduced-amounts.ts';
import { findMoney } from '../../text/money.ts';
import type { Finder } from '../finding.ts';
import { approximation } from './approximation.ts';

/** Money of which nobody typed the sign is equal to the same number with and without one. */
const unsigned: Finder = (text) =>
  introducedAmounts(text).map(({ text: written, start, end, amount }) => ({
    kind: 'money',
    text: written,
    start,
    end,
    keys: [`money:${amount}`, `number:${amount}`],
    implies: [`money:${amount}`, `number:${amount}`],
    value: amount,
    ...approximation(text, start),
  }));

const signed: Finder = (text) =>
  findMoney(text).map(({ text: written, start, end, amount }) => ({
    kind: 'money',
    text: written,
    start,
    end,
    keys: [`money:${amount}`],
    implies: [`money:${amount}`],
    value: amount,
    ...approximation(text, start),
  }));

export const findMoneyClaims: Finder = (text) => [...signed(text), ...unsigned(text)];
