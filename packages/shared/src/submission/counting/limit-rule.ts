import { anyOf } from '../../values/any-of.ts';
import type { SectionDetail } from '../../contract/analysis.ts';
import { isSameText } from '../../text/comparable-text.ts';
import type { CountingRule } from './counting-rule.ts';

export type LimitRule = {
  rule: CountingRule;
  statedBy: 'funder' | 'applicant' | 'default';
  /** The funder's sentence. */
  quote?: string;
};

type LimitedSection = Pick<SectionDetail, 'name' | 'description' | 'quote' | 'limit'>;

/**
 * Chooses how the limit of a section is counted: by the funder's rule, else by the applicant's choice, else as a web
 * form counts.
 * @param requirements the text of each of the funder's requirements
 */
export function chooseLimitRule(
  section: LimitedSection | undefined,
  requirements: readonly string[],
  chosen: CountingRule | undefined,
): LimitRule {
  const statements = findStatementsAbout(section, requirements);
  for (const quote of statements) {
    const rule = findStatedRule(quote);
    if (rule) return { rule, statedBy: 'funder', quote };
  }
  const withSpaces = statements.find((text) => includesSpaces.test(text));
  if (chosen && !(withSpaces && chosen === 'word-without-spaces')) {
    return { rule: chosen, statedBy: 'applicant' };
  }
  return { rule: 'browser', statedBy: 'default' };
}

const aboutCharacters = /\bcharacters?\b/i;
const characterLimit =
  /\d[ -]?characters?\b|\bcharacters? (?:limit|count|maximum|max)|\b(?:limit|maximum|count)s? of characters/i;
const excludesSpaces = anyOf(
  /\b(?:excluding|exclud(?:es?|ed)|without|exclusive of|omitting|ignoring|no) (?:the |any |blank |white )?spaces?\b/i,
  /(?:\bnot|n['’]t) (?:includ|count)\w* (?:the |any |blank |white )?spaces?\b/i,
  /\bspaces? (?:excluded|not (?:included|counted)|(?:are|is|do|does)(?: not|n[’']t) (?:included?|count(?:ed)?)|are excluded)/i,
  /\bnon-?space characters/i,
);
const includesSpaces = anyOf(
  /\b(?:includ\w+|with|counting|counts?|inclusive of) (?:the |all |any |blank |white )?spaces?\b/i,
  /\bspaces? (?:(?:are |is )?(?:included|counted)|count)\b/i,
);
const lineBreak = String.raw`(?:line[ -]breaks?|(?:hard |carriage )?returns?|paragraph (?:breaks?|marks?)|new ?lines?)`;
const doubleLineBreaks = new RegExp(
  String.raw`\b${lineBreak} (?:are |is )?count(?:s|ed)? as (?:two|2)\b|\btwo characters (?:for|per) (?:each |every )?${lineBreak}`,
  'i',
);
const includesLineBreaks = new RegExp(String.raw`\b${lineBreak}\b`, 'i');
const asWordCounts = /\b(?:Microsoft|MS) Word\b|\bWord[’']s\b|\bas counted by Word\b/;

function findStatedRule(text: string): CountingRule | undefined {
  if (excludesSpaces.test(text)) return 'word-without-spaces';
  if (doubleLineBreaks.test(text)) return 'crlf';
  if (asWordCounts.test(text)) return 'word';
  if (includesSpaces.test(text) && includesLineBreaks.test(text)) return 'browser';
  return undefined;
}

/**
 * Finds sentences about counting characters: first in the section, then those that name it or its limit, then general
 * ones.
 */
function findStatementsAbout(
  section: LimitedSection | undefined,
  requirements: readonly string[],
): string[] {
  const sectionTexts = [section?.quote, section?.description].filter((text) => text !== undefined);
  const others = requirements.filter((text) => aboutCharacters.test(text));
  const name = section?.name.toLowerCase() ?? '';
  const limit = section?.limit?.characters;
  const isNamed = (text: string) =>
    name !== '' && (text.toLowerCase().includes(name) || isSameText(text, name));
  const hasLimit = (text: string) => limit !== undefined && parseFigures(text).includes(limit);
  const isGeneral = (text: string) => parseFigures(text).every((figure) => figure < 10);
  return [
    ...sectionTexts.filter((text) => aboutCharacters.test(text)),
    ...others.filter(isNamed),
    ...others.filter((text) => !isNamed(text) && hasLimit(text)),
    ...others.filter((text) => !isNamed(text) && isGeneral(text)),
  ].filter((text) => characterLimit.test(text) || includesSpaces.test(text));
}

const parseFigures = (text: string): number[] =>
  (text.match(/\d[\d,]*/g) ?? []).map((figure) => Number(figure.replaceAll(',', '')));
