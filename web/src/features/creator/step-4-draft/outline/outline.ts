import type { AnalysisDetails, Submission } from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import {
  findHeading,
  measureBlocks,
  measureSections,
  findSectionUsages,
  findMostUsed,
} from '@grantwright/shared/submission';
import { formatCovered } from '../../text/section-limit-text.ts';
import type { EntryLimit, OutlineEntry } from './outline-entry.ts';
import type { PageEstimate } from './page-estimate.ts';

/**
 * Lists the sections of the draft, followed by missing required sections. Gaps do not count toward the length.
 * @param submission the applicant's counting rule and attachments
 */
export function createOutline(
  document: RichDocument,
  details: AnalysisDetails | undefined,
  submission?: Submission,
  pages?: PageEstimate,
): OutlineEntry[] {
  const requestedSections = details?.sections ?? [];
  const measuredSections = measureSections(document, pages?.countPages);
  const withLimit = measuredSections.map((section): OutlineEntry => {
    if (!details) return section;
    const limits = findSectionUsages(section, details, submission).map(
      ({ limit, rule, usageIn }): EntryLimit => {
        const usage = usageIn(measuredSections);
        const covered = formatCovered(limit, requestedSections);
        return { limit, rule, ...(usage && { usage }), ...(covered && { covered }) };
      },
    );
    if (limits.length === 0) return section;
    return { ...section, ...findMostUsed(limits), limits, ...(pages && { format: pages.format }) };
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
  length: measureBlocks([]),
  gaps: 0,
});
