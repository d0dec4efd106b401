import { anyOf } from '../../values/any-of.ts';
import type { AnalysisDetails } from '../../contract/analysis.ts';
import type { LengthLimit } from '../../contract/text-limits.ts';
import type { StatedFact } from '../../contract/call-facts.ts';
import { numberWords } from '../../values/numbers/number-words.ts';
import { findStatedMaximum } from '../counting/stated-maximum.ts';

/** The length limit of the whole application. */
export type WholeLimit = {
  fact: StatedFact;
  limit: LengthLimit;
  /** Whether parts of the application may not count. */
  isPartial: boolean;
};

const parts =
  /\b(?:abstracts?|summar(?:y|ies)|letters?|r[eé]sum[eé]s?|cvs?|vitae|cover|bios?|biograph\w+)\b/i;
/** "excluding the cover page", "(references do not count)". */
const asides =
  /\([^()\d]*\)|(?:\b(?:exclud|exclusive|except|omit)|(?:\bnot|n['’]t) (?:includ|count))[^.;]*?(?=\s(?:may|must|shall|should|can|cannot|is|are|will)\b|,\s(?:(?:the|an|your)\s)?(?:application|proposal|submission|request|narrative)|[.;]|$)|,\sincluding\s[^.;,\d]*,/gi;
/** "The proposal may not exceed 10 pages", "no more than 10 pages for the proposal". */
const subjects: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:application|proposal|submission|request|narrative)s?\b(?:[\s,:–-]+(?:may|must|should|shall|can|cannot|will|is|are|be|of|with|has|have|to|a|an|the|that|which|in|total|length|text|itself|package|consist|contain|page|word|character))*[\s,:(–-]+(?:up|at|over|no|not|max|limit|exceed|long|\d|${numberWords})`,
    'i',
  ),
  /\b(?:pages?|words?|characters?) (?:for|in) (?:(?:the|your|a|an|each|full|entire|whole|complete|grant|project) )*(?:application|proposal|submission|request|narrative)s?\b/i,
];
const narrative = /\bnarratives?\b/i;
const each = /\beach\b|\bper (?:question|section|answer)\b/i;
const exceptions = anyOf(
  /\b(?:exclud|exclusive|except|omit|attach|append|budget|cover|reference|bibliograph)\w*/i,
  /(?:\bnot|n['’]t) (?:includ|count)\w*/i,
);
const quotedTitles = /"[^"]*"|“[^“”]*”/g;

/** Finds the limit of the whole application, if a sentence states it and no section has the same limit. */
export function findWholeLimit({
  keyFacts,
  sections,
  sharedLimits = [],
}: AnalysisDetails): WholeLimit | undefined {
  const fact = keyFacts?.length;
  const text = (fact?.text ?? '').replace(quotedTitles, ' ');
  const plainText = text.replace(asides, ' ');
  const isNarrative = narrative.test(text);
  if (!fact || each.test(text) || parts.test(plainText) || !isOfWhole(plainText)) return undefined;
  const maximum = (unit: 'pages' | 'words' | 'characters') => findStatedMaximum(plainText, unit);
  const [pages, words, characters] = [maximum('pages'), maximum('words'), maximum('characters')];
  const limit: LengthLimit = {
    ...(pages && { pages }),
    ...(words && { words }),
    ...(characters && { characters }),
  };
  const isOfSection = [...sections.map(({ limit: own }) => own), ...sharedLimits].some(
    (own) =>
      own !== undefined &&
      ((own.pages && own.pages === pages) ||
        (own.words && own.words === words) ||
        (own.characters && own.characters === characters)),
  );
  if (isOfSection || Object.keys(limit).length === 0) return undefined;
  const isPartial = isNarrative || exceptions.test(`${text} ${fact.quote ?? ''}`);
  return { fact, limit, isPartial };
}

const isOfWhole = (text: string): boolean => subjects.some((subject) => subject.test(text));
