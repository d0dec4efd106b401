import type { AnalysisDetails, SectionDetail, SectionLimit } from '../../contract/analysis.ts';
import type { CountingRule } from '../counting/counting-rule.ts';
import { measureLengthUsage, type LengthUsage } from '../counting/measure-length-usage.ts';
import { limitRule, type LimitRule } from '../counting/limit-rule.ts';
import { findNamed } from './find-named.ts';
import type { MeasuredSection } from './measure-sections.ts';
import { measureUnderLimit, findLimit } from './shared-limit.ts';

export type SectionUsage = {
  limit: SectionLimit;
  /** How the limit is counted. */
  rule: LimitRule;
  /** The funder's section of this name; undefined if the limit is that of another section. */
  detail: SectionDetail | undefined;
  /** How much of the limit is used by those of the given sections that it covers. */
  usageIn: (sections: readonly MeasuredSection[]) => LengthUsage | undefined;
};

/**
 * The limit of a section of the draft, with its usage. Undefined if the funder does not state a limit.
 * @param counting how the portal counts, if the applicant chose it
 */
export function measureSectionUsage(
  { heading, start }: Pick<MeasuredSection, 'heading' | 'start'>,
  { sections, requirements }: Pick<AnalysisDetails, 'sections' | 'requirements'>,
  counting: CountingRule | undefined,
): SectionUsage | undefined {
  const limit = findLimit(heading, sections);
  if (!limit) return undefined;
  const detail = findNamed(sections, heading);
  const sentences = requirements.map(({ text, quote }) => quote ?? text);
  const rule = limitRule(detail, sentences, counting);
  return {
    limit,
    rule,
    detail,
    usageIn(measured) {
      const measuredSection = measured.find((one) => one.start === start);
      return (
        measuredSection &&
        measureLengthUsage(
          measureUnderLimit(measuredSection, limit, measured, sections),
          limit,
          rule,
        )
      );
    },
  };
}
