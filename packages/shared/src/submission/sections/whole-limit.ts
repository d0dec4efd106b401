import type { AnalysisDetails, SectionLimit } from '../../contract/analysis.ts';
import type { StatedFact } from '../../contract/call-facts.ts';
import { statedMaximum } from '../counting/stated-maximum.ts';

/** The length limit of the whole application. */
export type WholeLimit = {
  fact: StatedFact;
  limit: SectionLimit;
  /** Whether parts of the application may not count. */
  isPartial: boolean;
};

const whole = /\b(?:application|proposal|submission|request)s?\b/i;
const narrative = /\bnarratives?\b/i;
const each = /\beach\b|\bper (?:question|section|answer)\b/i;
const exceptions =
  /\b(?:exclud|exclusive|except|omit|attach|append|budget|cover|reference|bibliograph)\w*|\b(?:not|n't) (?:includ|count)\w*/i;
const quotedTitles = /"[^"]*"|“[^“”]*”/g;

/** The limit of the whole application, if a sentence states it and no section has the same one. */
export function wholeLimit({ keyFacts, sections }: AnalysisDetails): WholeLimit | undefined {
  const fact = keyFacts?.length;
  const text = (fact?.text ?? '').replace(quotedTitles, ' ');
  const isNarrative = narrative.test(text);
  if (!fact || each.test(text) || !(whole.test(text) || isNarrative)) return undefined;
  const maximum = (unit: 'pages' | 'words' | 'characters') => statedMaximum(text, unit);
  const [pages, words, characters] = [maximum('pages'), maximum('words'), maximum('characters')];
  const limit: SectionLimit = {
    ...(pages && { pages }),
    ...(words && { words }),
    ...(characters && { characters }),
  };
  const isOfSection = sections.some(
    ({ limit: own }) =>
      own !== undefined &&
      ((own.pages && own.pages === pages) ||
        (own.words && own.words === words) ||
        (own.characters && own.characters === characters)),
  );
  if (isOfSection || Object.keys(limit).length === 0) return undefined;
  const isPartial = isNarrative || exceptions.test(`${text} ${fact.quote ?? ''}`);
  return { fact, limit, isPartial };
}
