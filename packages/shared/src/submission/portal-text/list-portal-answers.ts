import type { AnalysisDetails } from '../../contract/analysis.ts';
import type { Submission } from '../../contract/submission.ts';
import { findGaps, type RichDocument } from '../../richtext/index.ts';
import { measureLengthUsage, type LengthUsage } from '../counting/measure-length-usage.ts';
import { chooseLimitRule } from '../counting/limit-rule.ts';
import { measureText } from '../counting/text-length.ts';
import { findNamed } from '../sections/find-named.ts';
import { findSection } from '../sections/find-section.ts';
import { type CoveringLimit, findLimits } from '../sections/section-limits.ts';
import { listOtherTexts } from './list-other-texts.ts';
import { toPortalText } from './to-portal-text.ts';
import { replaceUnsafeCharacters, type SafeTextOptions } from './replace-unsafe-characters.ts';

/** The text for one question of a portal. */
export type PortalAnswer = {
  name: string;
  /** Empty if the section is empty or missing. */
  text: string;
  /** Open gaps, which stay visible in the text. */
  gaps: number;
  words: number;
  /** As the portal counts them. */
  characters: number;
  /** Its own limit, or else one that it shares with other sections. */
  limit?: CoveringLimit | undefined;
  /** Absent if it has no limit of its own. */
  usage?: LengthUsage | undefined;
};

type Input = {
  document: RichDocument;
  details: AnalysisDetails | undefined;
  submission: Submission | undefined;
};

/**
 * Lists the text of each section for a portal's text boxes: the funder's sections in order, then those added by the
 * applicant. Each answer is measured exactly as it is copied.
 */
export function listPortalAnswers(
  { document, details, submission }: Input,
  options?: SafeTextOptions,
): PortalAnswer[] {
  const sections = details?.sections ?? [];
  const requirements = details?.requirements.map(({ text, quote }) => quote ?? text) ?? [];
  const createAnswer = (name: string, blocks: RichDocument): PortalAnswer => {
    const text = replaceUnsafeCharacters(toPortalText(blocks), options);
    const section = findNamed(sections, name);
    const rule = chooseLimitRule(section, requirements, submission?.counting);
    const [limit] = details ? findLimits(name, details) : [];
    const length = measureText(text);
    return {
      name,
      text,
      gaps: findGaps(blocks).length,
      words: length.words,
      characters: length.characters[rule.rule],
      limit,
      usage: limit?.sections.length === 1 ? measureLengthUsage(length, limit, rule) : undefined,
    };
  };
  return [
    ...sections.map(({ name }) => createAnswer(name, findSection(document, name, sections) ?? [])),
    ...listOtherTexts(document, sections)
      .map(({ name, blocks }) => createAnswer(name, blocks))
      .filter(({ text }) => text !== ''),
  ];
}
