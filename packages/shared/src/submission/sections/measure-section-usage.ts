import type { AnalysisDetails } from '../../contract/analysis.ts';
import type { Submission } from '../../contract/submission.ts';
import { countAttachedPages } from '../checklist/count-attached-pages.ts';
import { measureLengthUsage, type LengthUsage } from '../counting/measure-length-usage.ts';
import { chooseLimitRule, type LimitRule } from '../counting/limit-rule.ts';
import { findNamed } from './find-named.ts';
import type { MeasuredSection } from './measure-sections.ts';
import { type CoveringLimit, measureUnderLimit, findLimits } from './section-limits.ts';

export type SectionUsage = {
  limit: CoveringLimit;
  /** How the limit is counted. */
  rule: LimitRule;
  /** Measures the usage of the limit by the given sections, as far as it covers them. */
  usageIn: (sections: readonly MeasuredSection[]) => LengthUsage | undefined;
};

/**
 * Finds the limits of a section of the draft, each with its usage: its own first, then shared limits.
 * @param submission the applicant's counting rule and attachments
 */
export function findSectionUsages(
  { heading, start }: Pick<MeasuredSection, 'heading' | 'start'>,
  details: AnalysisDetails,
  submission: Submission | undefined,
): SectionUsage[] {
  const { sections, requirements } = details;
  return findLimits(heading, details).map((limit) => {
    const own = limit.sections.length === 1 ? findNamed(sections, heading) : undefined;
    const stated = own ?? { name: '', description: '', quote: limit.quote, limit };
    const sentences = requirements.map(({ text, quote }) => quote ?? text);
    const rule = chooseLimitRule(stated, sentences, submission?.counting);
    const attachedPages = countAttachedPages(details, submission, limit.attachments ?? []);
    return {
      limit,
      rule,
      usageIn(measured) {
        const section = measured.find((one) => one.start === start);
        if (!section) return undefined;
        const length = measureUnderLimit(section, limit, measured, sections);
        return measureLengthUsage(length, limit, rule, attachedPages);
      },
    };
  });
}

/** Finds the limit with the largest share used. */
export const findMostUsed = <Limit extends { usage?: LengthUsage | undefined }>(
  limits: readonly Limit[],
): Limit | undefined => limits.toSorted((a, b) => (b.usage?.share ?? 0) - (a.usage?.share ?? 0))[0];
