import type { AnalysisDetails, Requirement } from '../../contract/analysis.ts';
import type { DocumentFormat } from '../../contract/document-format.ts';
import { chooseFont, findFonts } from './font.ts';
import { findFontSizes } from './font-size.ts';
import { namesApplicantInHeader, findPageNumberRule, findPaperSizes } from './page-rules.ts';
import { chooseValue, getBoundKind, type StatedValue } from './stated-value.ts';
import { usualFormat } from './usual-format.ts';
import { anyOf } from '../../values/any-of.ts';
import { numberWords, parseWholeNumber } from '../../values/numbers/number-words.ts';

/** A sentence stating one of the funder's rules. */
type FormatSource = {
  rule: keyof DocumentFormat;
  text: string;
  quote?: string | undefined;
  page?: number | undefined;
  file?: number | undefined;
};

export type FormatRules = { format: DocumentFormat; sources: FormatSource[] };

type Statement = Omit<FormatSource, 'rule'>;

/**
 * Finds the funder's formatting rules, each with its sentences. Rules for one kind of applicant are omitted.
 *
 * @param organizationName for a header with the applicant's name
 */
export function findFormatRules(
  details: Pick<AnalysisDetails, 'requirements' | 'keyFacts'>,
  organizationName?: string,
): FormatRules {
  const statements = listStatements(details);
  const sources: FormatSource[] = [];
  /** Finds the values of a rule, for each statement that has one. */
  function findStated<T>(rule: keyof DocumentFormat, find: (clause: string) => T[]): T[][] {
    return statements.flatMap(({ text, quote, page, file }) => {
      const values = splitClauses(quote ?? text).flatMap(find);
      if (values.length > 0) sources.push({ rule, text, quote, page, file });
      return values.length > 0 ? [values] : [];
    });
  }
  const font = chooseFont(findStated('font', findFonts));
  const fontSize = chooseValue(findStated('fontSize', findFontSizes).flat(), usualFormat.fontSize);
  const margin = chooseValue(findStated('margin', findMargins).flat(), usualFormat.margin);
  const lineSpacing = chooseValue(
    findStated('lineSpacing', findLineSpacings).flat(),
    usualFormat.lineSpacing,
  );
  const [paper] = findStated('paper', findPaperSizes).flat();
  const [pageNumbers] = findStated('pageNumbers', findPageNumberRule).flat();
  const [hasHeader] = organizationName
    ? findStated('header', (clause) => (namesApplicantInHeader(clause) ? [true] : [])).flat()
    : [];
  const format: DocumentFormat = {
    ...(font !== undefined && { font }),
    ...(fontSize !== undefined && { fontSize }),
    ...(margin !== undefined && { margin }),
    ...(lineSpacing !== undefined && { lineSpacing }),
    ...(paper !== undefined && { paper }),
    ...(pageNumbers !== undefined && { pageNumbers }),
    ...(hasHeader && { header: organizationName }),
  };
  return { format, sources: sources.filter(({ rule }) => rule in format) };
}

/** Many calls state the format among the rules on how to submit. */
const kindsWithRules: ReadonlySet<Requirement['kind']> = new Set(['format', 'limit', 'submission']);

function listStatements({
  requirements,
  keyFacts,
}: Pick<AnalysisDetails, 'requirements' | 'keyFacts'>): Statement[] {
  const rules: Statement[] = requirements.filter(
    ({ kind, appliesTo }) => kindsWithRules.has(kind) && appliesTo === undefined,
  );
  const words = ({ text, quote }: Statement) => quote ?? text;
  const { length } = keyFacts ?? {};
  const isRepeated = length && rules.some((rule) => words(rule) === words(length));
  return length && !isRepeated ? [...rules, length] : rules;
}

const namedSpacing =
  /\b(?:(single|double|one[- ]and[- ](?:a|one)[- ]half)[- ]?(?:line)?[- ]?spac(?:e|ed|ing)|(space[- ]and[- ]a[- ]half))\b/gi;
const numericSpacing =
  /\bspacing(?: (?:of|is|must be|should be|at least|no less than))*:? *(\d(?:\.\d{1,2})?)(?![\d.]| ?(?:pt|point|inch|"))/gi;
const leadingNumericSpacing = /(?<![\d.])(\d(?:\.\d{1,2})?)[- ](?:line[- ])?spac(?:ed|ing)\b/gi;

/** Finds the line spacing in a clause: 1 is single, 2 is double. */
function findLineSpacings(clause: string): StatedValue[] {
  if (!/spac(?:e|ed|ing)\b/i.test(clause)) return [];
  const ofLines = clause
    .replace(
      /\b(?:single|double)[- ]spac\w+ between (?:paragraphs|sections|entries|items|sentences)/gi,
      ' ',
    )
    // "single- or double-spaced"
    .replace(/\b(single|double)-?(?= (?:or|to) )/gi, '$1-spaced');
  return [namedSpacing, numericSpacing, leadingNumericSpacing]
    .flatMap((pattern) => [...ofLines.matchAll(pattern)])
    .toSorted((a, b) => a.index - b.index)
    .flatMap((match) => {
      const [words, stated = ''] = match;
      const value = parseSpacing(stated);
      if (!(value >= 1 && value <= 3)) return [];
      const after = ofLines.slice(match.index + words.length);
      return [{ value, kind: getBoundKind(ofLines.slice(0, match.index), after) }];
    });
}

function parseSpacing(stated: string): number {
  if (/^\d/.test(stated)) return Number(stated);
  return /single/i.test(stated) ? 1 : /double/i.test(stated) ? 2 : 1.5;
}

const lengthPattern =
  /(?<![\d.,])(\d{0,2}(?:[.,]\d{1,2})?)[ -]?(in\b|inch(?:es)?\b|"|cm\b|centimet\w+|mm\b|millimet\w+)/gi;

const getInchesPerUnit = (unit: string) =>
  /^(?:cm|centi)/i.test(unit) ? 1 / 2.54 : /^(?:mm|milli)/i.test(unit) ? 1 / 25.4 : 1;

/**
 * Finds the margins in a clause, in inches. A margin stated without a bound counts as a minimum, because the sides may
 * differ.
 */
function findMargins(clause: string): StatedValue[] {
  if (!/\bmargins?\b/i.test(clause)) return [];
  const withoutPaper = clause.replace(paperDimensions, ' ');
  return [...withoutPaper.matchAll(lengthPattern)].flatMap((match) => {
    const [words, digits = '', unit = ''] = match;
    const inches = Number(digits.replace(',', '.')) * getInchesPerUnit(unit);
    if (!(inches >= 0.25 && inches <= 3)) return [];
    const kind = getBoundKind(
      withoutPaper.slice(0, match.index),
      withoutPaper.slice(match.index + words.length),
    );
    // 2.5 cm is 0.98 inches: rounded up, because most funders state minimums
    const value = Math.ceil(inches * 100 - 1e-6) / 100;
    return [{ value, kind: kind === 'max' ? 'max' : 'min' }];
  });
}

const paperDimensions =
  /\b8(?:\.5)?[- ]?(?:"|in\b|inch(?:es)?)? ?(?:x|×|by) ?11[- ]?(?:"|in\b|inch(?:es)?)?/gi;

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
function splitClauses(text: string): string[] {
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
