import { figure } from './figure.ts';
import type { Finder, Finding } from '../finding.ts';

/** "24/7", "24/7/365"; "23/7" is a schedule as well. */
const pattern =
  /(?<![\w/.,$-])(\d{1,2})\s?\/\s?([4-7])(?:\s?\/\s?(?:365|52))?(?![\w/]|[.,]\d)(?!\s+of\b)/g;
const inWords = /\btwenty-?four[ -]seven\b/gi;

/** Hours and days of being open; `clock:always` is also told in words, which sources may do. */
export const findAroundTheClock: Finder = (text) =>
  /\d\s?\/\s?[4-7]|four[ -]seven/i.test(text)
    ? [...text.matchAll(pattern), ...text.matchAll(inWords)].flatMap((match): Finding[] => {
        const [hours, days] = [match[1] ?? '24', match[2] ?? '7'];
        // "6/7" is a day of June.
        if (Number(hours) < 13 || Number(hours) > 24) return [];
        const key = hours === '24' && days === '7' ? 'clock:always' : `clock:${hours}/${days}`;
        return [figure(text, match, key)];
      })
    : [];

/** What sources say in words for "24/7". */
export const alwaysOpen =
  /\b(?:(?:a|round)?[ -]?round[ -]the[ -]clock|around the clock|24 hours|twenty-four hours|day and night|night and day|at all hours|any hour)\b/gi;
