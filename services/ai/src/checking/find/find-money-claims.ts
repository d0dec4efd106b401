import { findMoney } from '../../text/money.ts';
import type { Finder } from '../finding.ts';
import { approximation } from './approximation.ts';

export const findMoneyClaims: Finder = (text) =>
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
