import { squeeze } from '@grantwright/analyst';

const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const day = `(?:\\d{1,2}(?:st|nd|rd|th)? )?${month}(?: \\d{1,2}(?:st|nd|rd|th)?)?`;
const weekday = '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?';
const ends = `(?<from>${day}(?:,? (?<year>20\\d\\d))?|\\d{1,2}/\\d{1,2}/20\\d\\d)`;
/** "… 7 September 2027 and end on 30 June 2028". */
const ending = ',? (?:and|then) (?:will )?(?:ends?|finish(?:es)?|runs?)(?: (?:on|until|in|by))? ';
const span = new RegExp(
  `${ends}(?: ?[-–—] ?| (?:to|until|through|and) |${ending})${weekday}(?<to>${day},? (?<last>20\\d\\d)|\\d{1,2}/\\d{1,2}/(?<slash>20\\d\\d))\\b`,
  'g',
);
/** "between May and July"; "17 October and 21 November" alone are two days. */
const betweenThem = / and /;
const between = /\b(?:between|from)\s+$/i;

/**
 * The time from one month to another of which the applicant speaks, in the same words. Undefined where no such
 * time is named, where two are, or where it is over.
 */
export const knownDates = (lines: string[], today: string): string | undefined => {
  const found = new Map<string, string>();
  for (const line of lines)
    for (const { groups, index, 0: written } of line.matchAll(span)) {
      const twoDays =
        betweenThem.test(written) &&
        !/\bend|\bfinish|\brun/.test(written) &&
        !between.test(line.slice(0, index));
      if (twoDays) continue;
      const last = groups?.last ?? groups?.slash ?? '';
      if (last < today.slice(0, 4)) continue;
      const text = squeeze(`${groups?.from ?? ''} to ${groups?.to ?? ''}`);
      found.set(text.toLowerCase().replace(/[.,]/g, ''), text);
    }
  return found.size === 1 ? [...found.values()][0] : undefined;
};
