import { type Mention, plain, remembered } from '@grantwright/analyst';
import { numberDigits, numberWords, parseNumber, scaleOf } from './numbers.ts';

export type Money = { amount: number; currency: string };
export type MoneyMention = Mention & Money;

/** ISO 4217, without those that stand before a figure as something else: a radio (NPR), a language (PHP). */
const codes =
  'USD EUR GBP CAD AUD NZD CHF INR KES TZS UGX ZAR NGN GHS RWF ETB JPY CNY SEK NOK DKK PKR BDT LKR MYR SGD HKD MXN BRL PLN CZK'.split(
    ' ',
  );
const currencyOf: Record<string, string> = {
  ...Object.fromEntries(codes.map((code) => [code.toLowerCase(), code])),
  $: 'USD',
  us$: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  pounds: 'GBP',
  c$: 'CAD',
  ca$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  nz$: 'NZD',
  ksh: 'KES',
  kshs: 'KES',
  tsh: 'TZS',
  ush: 'UGX',
  '₦': 'NGN',
  '¥': 'JPY',
  rs: 'INR',
  '₹': 'INR',
  rupee: 'INR',
  rupees: 'INR',
  r: 'ZAR',
  rand: 'ZAR',
  rands: 'ZAR',
  r$: 'BRL',
  s$: 'SGD',
  hk$: 'HKD',
  zł: 'PLN',
  złoty: 'PLN',
  zloty: 'PLN',
  zlotys: 'PLN',
  kč: 'CZK',
  naira: 'NGN',
  cedis: 'GHS',
  '₵': 'GHS',
  'gh₵': 'GHS',
  'gh¢': 'GHS',
  yen: 'JPY',
  australiandollars: 'AUD',
  canadiandollars: 'CAD',
  newzealanddollars: 'NZD',
  usdollars: 'USD',
  americandollars: 'USD',
};
const anyCode = codes.join('|');

const amount = `\\d{1,3}(?:\\.\\d{3}){2,}|${numberDigits}`;
const scale = String.raw`(?:[\s-]*(thousand|lakhs?|million|crores?|billion|mn|bn|k|m|b)(?![\p{L}]))?`;
/** "R2,940,000", "R75"; "R01" and the like are kinds of grants. */
const rand = String.raw`(?<![\p{L}\d&])R(?=\s?\d{1,3}(?:[ ,]\d{3})+(?!\d)|\d+(?:\.\d+)?\s?(?:million|billion)\b|(?!0|1[358]\b|2[1458]\b|3[3-8]\b|4[1-4]\b|5[06]\b|61\b)\d{2,6}(?:\.\d\d?)?(?![\w-]))`;
const before = String.raw`((?:US|CA|AU|NZ|HK|C|A|R|S)?\$|€|£|₹|₦|¥|(?:GH|Gh)[₵¢]|₵|\b(?:Rs|Kshs?|Tsh|Ush)\b\.?|${rand}|\b(?:${anyCode})\b\s?\$?)\s?(${amount})${scale}`;
const after = String.raw`(?<![\w.,])(${amount}|${numberWords})${scale}\s?(€|£(?!\s?\d)|\b(?:${anyCode}|(?:(?:US|American|Australian|Canadian|New Zealand) )?dollars|euros?|pounds sterling|pounds|rupees?|rands?|zlotys?|złoty|zł|Kč|naira|cedis|yen)(?!\p{L}))`;
/** "12 000 $": the mark after the amount, where no amount follows it; a year before a blank is none. */
const afterDollar = String.raw`(?<![\w.,$])(?!(?:19|20)\d\d\b)(${numberDigits})\s?\$(?!\s?[\d_])`;
const money = new RegExp(`(?:${before})|(?:${after})|(?:${afterDollar})`, 'giu');

const currency = (mark: string): string => {
  const key = mark.toLowerCase().replace(/[\s.]/g, '');
  return (
    currencyOf[key] ??
    currencyOf[key.replace('$', '')] ??
    currencyOf[key.replace('sterling', '')] ??
    'USD'
  );
};

/** European grouping: "3.000.000 €", "50.000 EUR", "US$ 50.000" mean thousands; "$1.125 million", "Rs. 2.315 crore" do not. */
const digits = (written: string, scaled: boolean): number | undefined =>
  /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(written) && !scaled
    ? Number(written.replace(/\./g, ''))
    : parseNumber(written);

/** What every amount has beside its digits; most sentences have none of it. */
const anyMark = new RegExp(
  String.raw`[$€£₹₦¥₵]|G[Hh]¢|(?<![\p{L}\d&])R\s?\d|\b(?:Rs|Ksh|Tsh|Ush|${anyCode}|dollars|euro|pounds|rupee|rand|zloty|złoty|zł|Kč|naira|cedis|yen)`,
  'iu',
);

/** Amounts of money in a text, in reading order: "$1.2 million", "EUR 50 000", "£10k", "500 dollars". */
export const findMoney = remembered((text): readonly MoneyMention[] => {
  const source = plain(text);
  if (!anyMark.test(source)) return [];
  const found = [...source.matchAll(money)].flatMap((match): MoneyMention[] => {
    const unit = currency(match[1] ?? match[6] ?? '$');
    if (match[1] === 'r') return [];
    // Pounds of food are no money.
    if (/^pounds$/i.test(match[6] ?? '') && !/£|sterling|GBP/i.test(source)) return [];
    const factor = scaleOf(match[3] ?? match[5]);
    const amount = digits((match[2] ?? match[4] ?? match[7] ?? '').trim(), factor > 1);
    if (amount === undefined) return [];
    const start = match.index;
    const end = start + match[0].length;
    return [
      {
        text: text.slice(start, end).trim(),
        start,
        end,
        // "$2,535,000 million" is a slip: nobody gives that much.
        amount: Math.round(amount * (amount >= 1e6 ? 1 : factor) * 100) / 100,
        currency: unit,
      },
    ];
  });
  return shareScale(withStarts(withEnds(found, source), source), source);
});

/** "$1-4mn", "$100-500k": the mark stands before both, the scale behind both. */
const bareEnd =
  /^\s?(?:-|to|and)\s?(\d[\d,.]*)[\s-]?(thousand|lakhs?|million|crores?|billion|mn|bn|k|m|b)(?!\p{L})/iu;
/** "$500-5000", "€3,100-4,600": the mark stands before both. */
const plainEnd = /^\s?-\s?(\d{1,3}(?:,\d{3})+|\d{3,7})(?![\d,]*\d|\s?%|[\p{L}/])/iu;
/** "EUR 8 000 - 25 000": blanks group the digits of both. */
const spacedEnd = /^\s?-\s?(\d{1,3}(?: \d{3})+)(?! ?\d|\s?%|[\p{L}/])/u;
/** "$2,000-2025", "from 2019 to 5000 EUR": a year, not an amount. */
const year = /^(?:19\d\d|20(?!00)[0-4]\d)$/;
const withEnds = (found: MoneyMention[], source: string): MoneyMention[] =>
  found.flatMap((mention) => {
    const rest = source.slice(mention.end);
    const end = /[a-z]$/i.test(mention.text)
      ? null
      : (bareEnd.exec(rest) ??
        (/^\d/.test(mention.text)
          ? null
          : ((/\d \d{3}/.test(mention.text) ? spacedEnd.exec(rest) : null) ??
            plainEnd.exec(rest))));
    const upper = parseNumber(end?.[1] ?? '');
    if (!end || upper === undefined) return [mention];
    if (/^\s?and/i.test(end[0]) && !/\bbetween\s$/i.test(source.slice(0, mention.start)))
      return [mention];
    if (!end[2] && (upper <= mention.amount || year.test(end[1] ?? ''))) return [mention];
    const factor = scaleOf(end[2]);
    const text = end[0].replace(/^\s?(?:-|to|and)\s?/i, '');
    const start = mention.end + end[0].length - text.length;
    const higher = { ...mention, text, start, end: start + text.length, amount: upper * factor };
    // "$500 to 1 million" is no range of millions.
    const lower = mention.amount < upper ? mention.amount * factor : mention.amount;
    return [{ ...mention, amount: lower }, higher];
  });

/** "between 500 and 2000 EUR", "500-5,000 dollars": the mark stands behind both. */
const bareStart =
  /(?:\b(?:between|from|of|ranging|rang(?:e|es) from)\s(\d[\d,.]*)\s?(?:and|to|-)|(?<![\w.,$€£-])(\d[\d,]*)\s?-)\s?$/i;
const withStarts = (found: MoneyMention[], source: string): MoneyMention[] =>
  found.flatMap((mention, index) => {
    const from = found[index - 1]?.end ?? 0;
    const before = /^\d/.test(mention.text) ? source.slice(from, mention.start) : '';
    const written = bareStart.exec(before);
    const bare = written?.[1] ?? written?.[2] ?? '';
    const lower = parseNumber(bare);
    if (!written || lower === undefined || year.test(bare)) return [mention];
    if (lower < 50 || lower >= mention.amount) return [mention];
    const start = from + written.index + written[0].indexOf(bare);
    return [{ ...mention, text: bare, start, end: start + bare.length, amount: lower }, mention];
  });

/** "$1 to $2 million": the first amount of a range takes the scale of the second. */
const shareScale = (found: MoneyMention[], source: string): MoneyMention[] =>
  found.map((mention, index) => {
    const next = found[index + 1];
    if (!next || mention.amount >= 1000 || next.amount < 1e5) return mention;
    const between = source.slice(mention.end, next.start);
    if (!/^\s*(?:-|to|and)\s*$/.test(between) || /[a-z]$/i.test(mention.text)) return mention;
    const factor = scaleOf(/(million|billion|thousand|lakh|crore)/i.exec(next.text)?.[1]);
    return { ...mention, amount: mention.amount * factor };
  });

const signs: Record<string, string> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CAD: 'CA$',
  AUD: 'A$',
  NZD: 'NZ$',
};

/** "$275,000", "€1,200,000", "CHF 5,000", "$12.50". */
export const formatMoney = ({ amount, currency: code }: Money): string => {
  const written = amount.toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  });
  const sign = signs[code];
  return sign ? `${sign}${written}` : `${code} ${written}`;
};
