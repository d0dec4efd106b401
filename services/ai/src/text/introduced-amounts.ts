import type { Mention } from '@grantwright/analyst';
import { parseNumber } from './numbers.ts';

/** A figure that no sign of money stands before, and no count of people or things can be. */
export const bareFigure = String.raw`(?<![\d,.$€£₹-])(\d{1,3}(?:,\d{3})+|(?!(?:19|20)\d\d\b)\d{3,6})(?![\d,.%]*\d|%|(?:k|m)\b)`;
/** What may stand behind an amount of money; "12,000 meals" counts meals. */
export const behindAmount = String.raw`(?=\s*(?:$|[.;:)–—=+\n]|,(?!\d)|\s\((?:about|approx\w*|roughly|around|[=~≈$€£]|[A-Z]{3} )|\s(?:from|for|of|in|to|towards?|and|an?|per|each|by|so|which|this|over|until|with|on|at|as|plus|then|when|will|is|are|comes?|is)\b))`;

const somebody = String.raw`(?:\p{Lu}[\p{L}'’&.-]*|the|our|your|this|that|you|them|us|it) `;
const words = [
  String.raw`\b(?:ask(?:s|ing)?|request(?:s|ing)?|appl(?:y|ying)|seek(?:s|ing)?|look(?:s|ing)?(?= for)|wants?)(?: (?:${somebody}){0,5}(?:for|is|of))?:? (?:just |only |about |a total of )?`,
  String.raw`\b(?:total(?:s|led|ling)?|in all|altogether|(?:the )?sum|grand total|costs? (?:us )?(?:about |in all )?)(?: (?:is|of|comes to|costs?|budget|in all))?:?\s?`,
  String.raw`\b(?:promised|pledged|committed|(?:said |says )?yes to|agreed to|reckon|count on|hope for|expect|contribut(?:e|es|ed)|donat(?:e|es|ed)|granted|puts? in|chips? in|gives?|gave|pays?|raised?|adds?|covers?)(?: (?:us|about|another|up to|a further)){0,2} `,
  String.raw`(?:^|\n)\s*=\s*`,
];
const introduced = words.map(
  (before) => new RegExp(`(${before})${bareFigure}${behindAmount}`, 'giu'),
);

export type Introduced = Mention & { amount: number };

/** Amounts of money without a sign, which words of money introduce: "We ask the fund for 12,000", "= 19,850". */
export const introducedAmounts = (text: string): Introduced[] => {
  const found = new Map<number, Introduced>();
  for (const pattern of introduced)
    for (const match of text.matchAll(pattern)) {
      const [, before = '', written = ''] = match;
      const start = match.index + before.length;
      const amount = parseNumber(written);
      if (amount !== undefined && !found.has(start))
        found.set(start, { text: written, start, end: start + written.length, amount });
    }
  return [...found.values()].sort((a, b) => a.start - b.start);
};
