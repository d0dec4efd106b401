import type { Finder } from '../finding.ts';

/** The forms of addresses to which digital coins are sent. */
const pattern =
  /\b(?:(?:bc1|tb1|ltc1)[a-z0-9]{25,87}|[13LM][1-9A-HJ-NP-Za-km-z]{25,34}|0x[0-9a-f]{40}|T[1-9A-HJ-NP-Za-km-z]{33})\b/gi;

/** Where a draft asks to send coins to, which no grant application does. */
export const findWallets: Finder = (text) =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const [written] = match;
    // Nothing but digits is a number, nothing but letters a word.
    if (!/\d/.test(written.slice(1)) || !/[a-z]/i.test(written.slice(1))) return [];
    const key = `wallet:${written}`;
    return {
      kind: 'figure',
      text: written,
      start: match.index,
      end: match.index + written.length,
      keys: [key],
      implies: [key],
    };
  });
