import { anyOf } from '../../values/any-of.ts';
import { numberWords, parseWholeNumber } from '../../values/numbers/number-words.ts';

const halves: [RegExp, string][] = [
  [/[\u201C\u201D\u2033]/g, '"'],
  [/[\u2018\u2019]/g, "'"],
  [/[\t \u00A0\u202F]+/g, ' '],
  [/(\d) ?(?:½|[- ]1\/2)/g, '$1.5'],
  [/½|\b1\/2(?=[ -]?(?:in\b|inch|"))|\b(?:one[- ])?half(?=(?: of)?(?: an)?[- ]inch)/gi, '0.5'],
  [/¾|\b3\/4(?=[ -]?(?:in\b|inch|"))|\bthree[- ]quarters?(?=(?: of)?(?: an)?[- ]inch)/gi, '0.75'],
  [/\b1\.5 lines?\b/gi, '1.5 line spacing'],
  // "one (1) inch", "twelve (12) point"
  [/ ?\( ?\d{1,2}(?:\.\d+)? ?\)/g, ''],
  [/(\d\s?pt)s?\.(?=\s)/gi, '$1'],
  [/(\d) ?in\.(?=\smargin)/gi, '$1 inch'],
];

const spelledSize = new RegExp(String.raw`\b(?:${numberWords})(?=[ -](?:pt|point|inch))`, 'gi');

/**
 * Splits a sentence into clauses, with numbers in digits, so that an exception ("tables may use 9-point") is not
 * mistaken for the rule.
 */
export function splitClauses(text: string): string[] {
  const plain = halves.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);
  return plain
    .replace(spelledSize, (words) => String(parseWholeNumber(words)))
    .split(/[.;](?=\s|$)|[()\n]|\b(?:but|except|although|however|whereas|while|unless)\b/i)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '' && !isAboutAPart(clause));
}

const parts = anyOf(
  /\b(?:tables?|figures?|charts?|graphs?|spreadsheets?|budgets?|slides?|posters?)\b/i,
  /\b(?:captions?|legends?|labels?|footnotes?|endnotes?|quotations?|headings?)\b/i,
  /\b(?:abstracts?|bibliograph\w+|references|citations|cover (?:page|letter|sheet)|title page)\b/i,
  /\b(?:r[eé]sum[eé]s?|cvs?|vitae|bio(?:sketch(?:es)?|s|graphical)|letters? of|appendi(?:x|ces)|attachments?)\b/i,
);
const wholeToo = /\b(?:including|all (?:text|pages|materials?|documents?)|everything)\b/i;

/** Whether a rule applies to tables, headings or another document rather than to the body text. */
const isAboutAPart = (clause: string) => parts.test(clause) && !wholeToo.test(clause);
