import { expandShorthand } from '../text/expand-shorthand.ts';
import { bareFigure, introducedAmounts } from '../text/introduced-amounts.ts';
import { findMoney } from '../text/money.ts';
import { parseNumber } from '../text/numbers.ts';
import type { SourceSentence } from './claim-sources.ts';
import { wholesOfShares } from './share-of-whole.ts';

/** A bare "$" is written of any dollar. */
export const familyOf = (currency: string): string =>
  /^(?:USD|CAD|AUD|NZD)$/.test(currency) ? 'dollar' : currency;

/** Whose dollar a sign or a word names without an amount: "all NZ$, incl. GST", "in CAD". */
const named: [RegExp, string][] = [
  [/(?<![\p{L}])(?:NZ\$|NZD\b)/u, 'NZD'],
  [/(?<![\p{L}])(?:CA?\$|CAD\b)/u, 'CAD'],
  [/(?<![\p{L}])(?:AU?\$|AUD\b)/u, 'AUD'],
  [/(?<![\p{L}])(?:US\$|USD\b)/u, 'USD'],
];
/** A bare "$" of an organization at home there is that country's: its telephone, its web address, its postal code. */
const ofHome: [RegExp, string][] = [
  [/^\+64|\.nz(?:$|\/)/i, 'NZD'],
  [/^\+61|\.au(?:$|\/)/i, 'AUD'],
  [/\.ca(?:$|\/)|^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, 'CAD'],
];
const isOfHome = (source: SourceSentence['source']): boolean =>
  source.type === 'organization' &&
  /^(?:website|contactInfo\.(?:phone|email|postalCode))$/.test(source.field);

const namedCurrencies = ({ source, text }: SourceSentence): string[] =>
  source.type === 'guidelines'
    ? []
    : (isOfHome(source) ? ofHome : named).flatMap(([pattern, currency]) =>
        pattern.test(text.trim()) ? [currency] : [],
      );

/** What the organization's own sources say of money: the funder's amounts prove nothing of it. */
export type StatedMoney = {
  /** In which currencies an amount stands. */
  currencies: Map<number, Set<string>>;
  /** Every currency that is named, "CAD" apart from a bare "$". */
  statedCurrencies: Set<string>;
  /** What all of something costs or brings, as the sources say it. */
  wholes: Set<number>;
};

const totalAfter = /^,?\s*(?:in all|altogether|in total|overall|all told|all together)\b/i;
const totalBefore =
  /(?:^|\n)\s*=\s*$|\b(?:in all|all in|in total|altogether|all told|(?:whole|entire|full|total)(?: \p{L}+)? (?:costs?|budget)(?: (?:of|for) (?:the|our|this|an?|one|all)(?: \p{L}+){1,2}?)?(?: is| are| of| comes? to)?|whole (?:thing|lot)(?: is| costs| comes to)?|(?:project|it) costs|(?:toward|towards|of|for|to) an? (?:\p{L}+ )?project (?:of|costing)|all (?:that|this|of (?:it|this|that)|together) (?:makes?|comes? to|is|costs?)|total(?:s|ling|ing)?(?: is| of| comes? to)?)[:,]?\s*(?:\.{2,}\s*|…\s*)?$/iu;
/** "TOTAL ............ 205,000": the dots lead to the amount. */
const leader = /[.…]{4,}/g;
/** A line of notes that is nothing but its total, without a sign of money: "- all in: 62,140". */
const totalLine = new RegExp(
  String.raw`^\W*(?:(?:grand )?total|all in|in all|altogether|all together|all told|sum)\b(?!\p{L})[^\d\p{L}]*(?:(?:costs?|budget|project|is)\b[^\d\p{L}]*){0,2}${bareFigure}\W*$`,
  'iu',
);
/** "I get 41,380 altogether": so much of nothing that is counted. */
const figureInAll = new RegExp(
  String.raw`${bareFigure},?\s(?:in all|altogether|in total|all told)\b`,
  'iu',
);

/** Whether a text says of an amount that it is all there is: "$205,000 in all", "total 205,000". */
export const isWhole = (text: string, start: number, end: number): boolean =>
  totalAfter.test(text.slice(end)) ||
  totalBefore.test(text.slice(0, start).replace(leader, '..').slice(-60));

const wholeCost = /\b(?:whole|entire|full|total)(?: \p{L}+)? costs?\b[^.;\d]*$/iu;

/** Whether a text says of an amount that it is what all of something costs: "the whole cost of the project is $205,000". */
export const isWholeCost = (text: string, start: number): boolean =>
  wholeCost.test(text.slice(Math.max(0, start - 60), start));

export const statedMoney = (sentences: SourceSentence[]): StatedMoney => {
  const found = sentences.flatMap(({ source, text }) =>
    source.type === 'guidelines'
      ? []
      : findMoney(text).map((money) => ({
          ...money,
          whole: isWhole(text, money.start, money.end),
        })),
  );
  const currencies = new Map<number, Set<string>>();
  for (const { amount, currency } of found)
    currencies.set(amount, (currencies.get(amount) ?? new Set()).add(familyOf(currency)));
  return {
    currencies,
    statedCurrencies: new Set([
      ...found.map(({ currency }) => currency),
      ...sentences.flatMap(namedCurrencies),
    ]),
    wholes: new Set([
      ...wholesOfShares(sentences),
      ...found.flatMap(({ whole, amount }) => (whole ? [amount] : [])),
      ...sentences.flatMap(({ source, text }) =>
        source.type === 'guidelines'
          ? []
          : introducedAmounts(text).flatMap(({ start, end, amount }) =>
              isWhole(text, start, end) ? [amount] : [],
            ),
      ),
      ...sentences.flatMap(({ source, text }) => {
        if (source.type === 'guidelines') return [];
        // "total 62k" of somebody's notes.
        const written = source.type === 'document' ? text : expandShorthand(text);
        return [totalLine, figureInAll].flatMap(
          (pattern) => parseNumber(pattern.exec(written)?.[1] ?? '') ?? [],
        );
      }),
    ]),
  };
};
