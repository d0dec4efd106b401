import { plain } from '@grantwright/analyst';
import { numberDigits, numberWords, parseNumber, scaleOf } from '../../text/numbers.ts';
import type { Finder, Finding } from '../finding.ts';
import { approximation } from './approximation.ts';

const scales = 'thousand|lakhs?|million|crores?|billion';
const fractions: Record<string, number> = {
  half: 1 / 2,
  'a quarter of': 1 / 4,
  'three quarters of': 3 / 4,
};
const amount = `(?:(half|a quarter of|three quarters of) an? (${scales})|(${numberDigits}|${numberWords})(?: (and a half))?(?:[\\s-](${scales}))?)`;
/** Money that goes by the same word in several countries: the word says what it is, and not whose. */
const alone =
  'shillings?|francs?|kwacha|birr|taka|pesos?|kron(?:or|er)|dirhams?|dinars?|rupiah|baht|ringgit|dalasis?|leones?|meticais|pula|lempiras?|quetzales|colones|soles';
/** Words that a plain number is read with elsewhere. */
const scaled = 'dollars|euros?|rupees?|rands?|naira|cedis|yen|pounds sterling';
/** "A twenty-thousand-dollar grant". */
const beforeNoun = 'dollar|euro|rupee|rand|naira|cedi|peso|shilling|franc';
const pattern = new RegExp(
  `(?<![\\w.,$€£])${amount}(?:\\s(?:(${alone})|${scaled})|-(${beforeNoun}))(?![\\p{L}])`,
  'giu',
);
const perhaps = new RegExp(
  `(?:${alone})(?!\\p{L})|(?:half|quarters? of) an? (?:${scales})|and a half (?:${scales})|-(?:${beforeNoun})(?!\\p{L})`,
  'iu',
);

/** "14,500 shillings", "half a million shillings", "a quarter of a million dollars", "two and a half million rupees". */
export const findSpokenMoney: Finder = (text) =>
  (perhaps.test(text) ? [...plain(text).matchAll(pattern)] : []).flatMap((match): Finding[] => {
    const [said, fraction, ofScale, written, andAHalf, scale, own, adjective] = match;
    // What has neither a word of its own nor a fraction is read as any other money.
    if ([own, fraction, andAHalf, adjective].every((part) => part === undefined)) return [];
    const whole =
      fraction === undefined
        ? (parseNumber(written ?? '') ?? Number.NaN) + (andAHalf === undefined ? 0 : 0.5)
        : fractions[fraction.toLowerCase()];
    if (whole === undefined || Number.isNaN(whole)) return [];
    const value = Math.round(whole * scaleOf(ofScale ?? scale) * 100) / 100;
    const keys = [`money:${value}`, `number:${value}`];
    return [
      {
        kind: 'money',
        text: text.slice(match.index, match.index + said.length),
        start: match.index,
        end: match.index + said.length,
        keys,
        implies: keys,
        value,
        ...approximation(text, match.index),
      },
    ];
  });
