import { squeeze } from '@grantwright/analyst';
import { findMoney } from '../../../text/money.ts';

const number = String.raw`\d+(?:,\d+)*(?:\.\d+)?`;
const mark = String.raw`(?:[A-Z]{1,3}\$|[$€£₹]|(?:[A-Z]{3}|R|Rs|Ksh) )`;
// No word of a unit is one that begins what follows it: one text, one way to read it.
const ofUnit = String.raw`(?!(?:at|x|by|times|for|of|per|an?|each|every|ea)(?!\p{L}))\p{Ll}`;
const unit = String.raw`(?: ?%| ?${ofUnit}[\p{L}'’]*\.?(?: ${ofUnit}[\p{Ll}'’-]*){0,2})`;
const per = String.raw`(?: ?(?:\/|(?<!\p{L})(?:an?|per|each|every)(?!\p{L})) ?${ofUnit}+\.?| each(?!\p{L})| ea(?!\p{L}))`;
const term = String.raw`(?:${mark} ?${number}${per}{0,2}|${number}${unit}?${per}{0,2})`;
const operator = String.raw`(?:\s*[x×*@]\s*|,? (?:at|by|times|for|of) |, )`;
/** "12 hours x 50 weeks at $22", "$75 x 48", "6,300 x $2.40". */
const tax = String.raw`(?:,? (?:plus|\+|incl?\.?|with) (?:\d+ ?% )?(?:VAT|GST|HST|tax))?`;
const formula = new RegExp(`^${term}(?:${operator}${term})*${tax}$`, 'u');
const joined = new RegExp(operator, 'u');
/** A comma may stand for "times" beside the sum; without the sum it says nothing sure. */
export const multiplies = (how: string): boolean => /[x×*@]| at /.test(how) && !/, /.test(how);

const shortForms: [RegExp, string][] = [
  [/(?<=\d )(?:hrs?|h)\b\.?/g, 'hours'],
  [/(?<=\d )wks?\b\.?/g, 'weeks'],
  [/(?<=\d )(?:mos?|mths?)\b\.?/g, 'months'],
  [/(?<=\d )yrs?\b\.?/g, 'years'],
];

const sign = /\s*[x×*]\s*(?=\d|[A-Z]{0,3}[$€£₹]|[A-Z]{3} )/g;

/** How a cost is reckoned as a person would write it: "12 h x 50 weeks at $22" as "12 hours × 50 weeks × $22". */
export const inPlainSigns = (written: string): string => {
  const full = shortForms.reduce((text, [short, long]) => text.replace(short, long), written);
  const signs = squeeze(full.replace(sign, ' × ').replace(/\s*@\s*/g, ' at '))
    .replace(/\b1 (hour|week|month|year)s\b/g, '1 $1')
    .replace(/ \/ ?(?=\p{Ll})/gu, '/');
  // One sign for the whole of a product.
  return signs.includes(' × ') ? signs.replace(/ at (?=\D{0,4}\d)/g, ' × ') : signs;
};

/** "minibus £75 x 48": what is paid for, and how its cost is reckoned; undefined where nothing reckons. */
export const reckoned = (text: string): { what: string; how: string } | undefined => {
  const line = squeeze(text);
  for (const match of line.matchAll(
    /(?:(?<=^|[\s(])(?:[A-Z]{1,3}\$|[$€£₹]))|(?<=^|[\s(])\d|(?<=\s)[A-Z]{3} (?=\d)/g,
  )) {
    const how = line.slice(match.index);
    const what = line.slice(0, match.index).replace(/[\s,:(–—-]+$/, '');
    if (!/\p{L}{2}/u.test(what) || !formula.test(how.replace(/\)$/, ''))) continue;
    // "Hall hire 4 halls" only counts, and is what is paid for.
    if (!joined.test(how) && findMoney(how).length === 0) return undefined;
    return { what, how: how.replace(/\)$/, '') };
  }
  return undefined;
};

/** What a product comes to, where every term of it is a plain figure: 12 hours × 50 weeks × $22. */
export const product = (how: string): number | undefined => {
  const figures = [...how.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figure]) =>
    Number(figure.replaceAll(',', '')),
  );
  if (figures.length < 2 || figures.length > 4) return undefined;
  const all = figures.reduce((result, figure) => result * figure, 1);
  return Math.round((/\bcents\b/.test(how) ? all / 100 : all) * 100) / 100;
};
