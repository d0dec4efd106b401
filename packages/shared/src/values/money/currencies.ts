import {
  codes,
  nationalNames,
  nations,
  namesAfter,
  namesBefore,
  prefixes,
  currencySymbols,
} from './currency-words.ts';
import type { Tokens } from '../tokens.ts';

const anyCurrency = new RegExp(
  `\\p{Sc}|(?<!\\p{L})(?:${['R', 'pounds', ...codes, ...namesBefore.keys(), ...namesAfter.keys(), ...nationalNames].join('|')})(?!\\p{L})`,
  'iu',
);

/** Whether the text may name a currency; if not, it cannot state an amount of money. */
export const mayNameCurrency = (text: string): boolean => anyCurrency.test(text);

export type ParsedCurrency = { currency: string; to: number };

const isCode = (tokens: Tokens, index: number): boolean => codes.has(tokens.at(index).text);

/** "US$" and "US $" */
function readPrefixedCurrency(tokens: Tokens, index: number): ParsedCurrency | undefined {
  const { lower, text } = tokens.at(index);
  const currency = tokens.lower(index + 1) === '$' ? prefixes.get(lower) : undefined;
  const belongs = tokens.isGlued(index + 1) || text.length > 1;
  return currency && belongs && text === text.toUpperCase()
    ? { currency, to: index + 2 }
    : undefined;
}

/** Reads the currency before an amount: "$", "US$", "USD", "Rs.", "KES". */
export function readCurrencyBefore(tokens: Tokens, index: number): ParsedCurrency | undefined {
  const dollars = readPrefixedCurrency(tokens, index);
  if (dollars) return dollars;
  const { lower, text } = tokens.at(index);
  const sign = currencySymbols.get(text);
  if (sign && isCode(tokens, index + 1))
    return { currency: tokens.at(index + 1).text, to: index + 2 };
  if (sign) return { currency: sign, to: index + 1 };
  if (isCode(tokens, index)) return { currency: text, to: index + 1 };
  // "R50,000" and "R 50 000", but not "R01", which is a grant type
  const isGrouped = /^(?:\d{3}|,)$/.test(tokens.lower(index + 2)) && tokens.isNumber(index + 1);
  if (text === 'R' && isGrouped) return { currency: 'ZAR', to: index + 1 };
  const short = tokens.isCapitalized(index) ? namesBefore.get(lower) : undefined;
  return short ? { currency: short, to: tokens.skip(index + 1, '.') } : undefined;
}

/** Whether a sign ends an amount; otherwise it precedes the next one or starts a blank: "$5", "$____", "$....". */
function endsAmount(tokens: Tokens, to: number): boolean {
  // the period of a sentence
  const next = tokens.lower(to) === '.' ? to + 1 : to;
  const isNumber = tokens.isNumber(next) && (next === to || tokens.isGlued(next));
  return !isNumber && !/^[_.]$/.test(tokens.lower(next));
}

/** Reads the currency after an amount: "EUR", "€", "US $", "dollars", "Canadian dollars", "pounds sterling". */
export function readCurrencyAfter(tokens: Tokens, index: number): ParsedCurrency | undefined {
  const { lower, text } = tokens.at(index);
  const dollars = readPrefixedCurrency(tokens, index);
  if (dollars && endsAmount(tokens, dollars.to)) return dollars;
  if (isCode(tokens, index)) return { currency: text, to: index + 1 };
  const sign = currencySymbols.get(text);
  if (sign && endsAmount(tokens, index + 1)) return { currency: sign, to: index + 1 };
  const named = namesAfter.get(lower);
  if (named) return { currency: named, to: index + 1 };
  if (lower === 'pounds' && tokens.lower(index + 1) === 'sterling')
    return { currency: 'GBP', to: index + 2 };
  // "U.S. dollars" and "New Zealand dollars"
  const nation = lower === 'u' ? 'us' : lower === 'new' ? tokens.lower(index + 1) : lower;
  const noun = lower === 'u' ? index + 4 : lower === 'new' ? index + 2 : index + 1;
  const currency = nationalNames.has(tokens.lower(noun)) ? nations.get(nation) : undefined;
  return currency ? { currency, to: noun + 1 } : undefined;
}
