import type { Value } from '@grantwright/analyst';
import { type TestSentence, type SourceSentence, withWords } from './test-sentence.ts';

const small = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const signs: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' };
const fractions: Readonly<Record<number, string>> = {
  20: 'a fifth',
  25: 'a quarter',
  50: 'half',
  75: 'three quarters',
};

/** Formats an amount in the usual notation: "$1,200". */
export const formatMoney = (amount: number, currency: string): string =>
  `${signs[currency] ?? `${currency} `}${groupDigits(amount)}`;

export const groupDigits = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** Rephrases the values of a sentence in other true sentences. */
export function rephraseValues(stated: SourceSentence): TestSentence[] {
  return stated.values.flatMap((value) =>
    listSpellings(value, stated.text).map(({ kind, words }) => ({
      kind,
      isTrue: true,
      text: withWords(stated, value, words),
      words,
    })),
  );
}

type Spelling = { kind: string; words: string };

function listSpellings(value: Value, text: string): Spelling[] {
  const before = text.slice(0, value.start);
  const isBound = /\b(?:than|about|to|over|nearly|least|most|approximately|around|some) $/i;
  switch (value.type) {
    case 'money': {
      const { amount, currency } = value;
      const sign = signs[currency];
      if (!sign || amount < 1_000) return [];
      const millions = amount / 1e6;
      const isEven = amount >= 1e6 && Number(millions.toFixed(2)) === millions;
      const words = isEven ? `${sign}${millions} million` : formatMoney(amount, currency);
      if (isBound.test(before)) return [{ kind: 'money', words }];
      return [
        { kind: 'money', words },
        ...listRoundings(amount, (it) => formatMoney(it, currency)),
      ];
    }
    case 'count': {
      const { value: number, to, unit } = value;
      if (to !== undefined || !Number.isInteger(number)) return [];
      const digits = /^[\d,]+/.exec(value.text)?.[0];
      const word = small[number - 2];
      if (value.text.includes('-')) return [];
      const noun = value.text.replace(/^(?:[\d,]+|\p{L}+)/u, '');
      if (digits && word && value.start > 0 && unit.length > 2)
        return [{ kind: 'count', words: `${word}${noun}` }];
      if (!digits && word && value.text.toLowerCase().startsWith(word))
        return [{ kind: 'count', words: `${number}${noun}` }];
      return digits && number >= 1_000 && !isBound.test(before)
        ? listRoundings(number, (it) => `${groupDigits(it)}${noun}`)
        : [];
    }
    case 'percent': {
      if (value.to !== undefined || !/^[\d.]+ ?%$/.test(value.text)) return [];
      const fraction = fractions[value.value];
      const spelled = { kind: 'percent', words: `${value.value} percent` };
      return fraction && /^ of (?:the|our|all)\b/.test(text.slice(value.end))
        ? [spelled, { kind: 'percent', words: fraction }]
        : [spelled];
    }
    case 'date': {
      const { year, month, day, range } = value;
      if (!year || !month || !day || range) return [];
      const name = months[month - 1] ?? '';
      return [
        { kind: 'date', words: `${day} ${name} ${year}` },
        { kind: 'date', words: `${month}/${day}/${year}` },
        { kind: 'date', words: `${name} ${year}` },
      ];
    }
    default:
      return [];
  }
}

/** Returns "about $12,000" and "more than $12,000" for 12,345, and nothing for a round number. */
function listRoundings(value: number, write: (value: number) => string): Spelling[] {
  const step = 10 ** (Math.floor(Math.log10(value)) - 1);
  const nearest = Math.round(value / step) * step;
  const below = Math.floor(value / step) * step;
  if (nearest === value) return [];
  return [
    { kind: 'rounded', words: `about ${write(nearest)}` },
    { kind: 'rounded', words: `more than ${write(below)}` },
  ];
}
