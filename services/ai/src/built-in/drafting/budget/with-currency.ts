import { findMoney } from '../../../text/money.ts';
import { parseNumber } from '../../../text/numbers.ts';

const listed =
  /^((?:we )?(?:need|ask(?:ing)?(?: for)?|request|want|total|budget|costs?)(?: of|:)? )(\d{1,3}(?:,\d{3})+)(\s?[:=–—-]\s?)(.+)$/i;
const figure =
  /(?<![\d,.$€£-])\d{1,3}(?:,\d{3})+(?![\d,]*\d|\s?(?:people|sq|acres|miles|lbs?|pounds|meals|hours|feet|gal))/g;
const paid =
  /(\b(?:rent(?: is)?|raised) |\bhave (?=[\d,]+ (?:from|saved|raised|in the bank)\b)|\ba (?=[\d,]+ (?:match|grant|gift|loan)\b))(\d{1,3}(?:,\d{3})+)(?![\d,]*\d|\s?(?:people|acres|miles|lbs?|pounds|meals|hours))/gi;

const asked =
  /((?<=^|[.;] )(?:ask(?:ing)?(?: for| is| =|:)?|request(?:ing)?(?: for)?) )(\d{1,3}(?:,\d{3})+)(?![\d,]*\d|\s?\p{Ll})/giu;

const amountOf = (text: string): number => parseNumber(text) ?? Number.NaN;

/**
 * "Need 48,000: ring 9,500, floor 7,800, …": figures that a word of money introduces and that add up
 * are money although nobody typed the sign; "rent 3,100 a month" is too.
 */
export const withCurrency = (line: string): string => {
  const [, lead = '', sum = '', mark = '', list = ''] = listed.exec(line) ?? [];
  if (sum && findMoney(line).length === 0) {
    const figures = list.match(figure) ?? [];
    const all = figures.reduce((total, written) => total + amountOf(written), 0);
    if (figures.length > 1 && all === amountOf(sum))
      return `${lead}$${sum}${mark}${list.replace(figure, '$$$&')}`;
  }
  return line.replace(paid, '$1$$$2').replace(asked, '$1$$$2');
};
