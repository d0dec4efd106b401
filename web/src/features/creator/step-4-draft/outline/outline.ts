import type { AnalysisDetails } from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import {
  findHeading,
  lengthOfBlocks,
  measureSections,
  measureSectionUsage,
  type CountingRule,
} from '@grantwright/shared/submission';
import type { OutlineEntry } from './outline-entry.ts';
import type { PageEstimate } from './page-estimate.ts';

/**
 * Lists the sections of the draft, followed by missing required sections. Gaps do not count toward the length.
 * @param counting how the portal counts characters, if the applicant has chosen it
 */
export function createOutline(
  document: RichDocument,
  details: AnalysisDetails | undefined,
  counting?: CountingRule,
  pages?: PageEstimate,
): OutlineEntry[] {
  const requestedSections = details?.sections ?? [];
  const measuredSections = measureSections(document, pages?.countPages);
  const withLimit = measuredSections.map((section): OutlineEntry => {
    const limitUsage = details && measureSectionUsage(section, details, counting);
    if (!limitUsage) return section;
    const { limit, rule, usageIn } = limitUsage;
    const usage = usageIn(measuredSections);
    return {
      ...section,
      limit,
      rule,
      ...(usage && { usage }),
      ...(pages && { format: pages.format }),
    };
  });
  const missingSections = requestedSections
    .filter(
      ({ name, required }) => required && !findHeading(measuredSections, name, requestedSections),
    )
    .map(({ name }) => createMissingEntry(name));
  return [...withLimit, ...missingSections];
}

const createMissingEntry = (heading: string): OutlineEntry => ({
  heading,
  level: 2,
  length: lengthOfBlocks([]),
  gaps: 0,
});
