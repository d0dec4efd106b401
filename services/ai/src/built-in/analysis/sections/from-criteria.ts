import { statementsUnder, type Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { criteriaOf } from '../criteria.ts';
import type { SectionCandidate } from './candidate.ts';
import { contentOf } from './content-of.ts';
import { isSectionName, sectionName } from './section-name.ts';

/**
 * Scored factors that tell the applicant what to describe are the outline of the narrative, where the
 * guidelines give no other.
 */
export const sectionsFromCriteria = (guidelines: Guidelines): SectionCandidate[] => {
  const { chapters, statements, reading } = guidelines;
  const scored = new Set(
    criteriaOf(guidelines).flatMap(({ points, block }) => (points === undefined ? [] : [block])),
  );
  const found = chapters.flatMap((chapter): SectionCandidate[] => {
    const block = reading.blocks[chapter.block];
    const name = sectionName(chapter.title);
    if (!scored.has(chapter.block) || !block || block.type === 'table' || !isSectionName(name))
      return [];
    const content = contentOf(statementsUnder(statements, chapter));
    if (content.prompts.length === 0) return [];
    const limit = lengthLimitOf(chapter.title) ?? content.limit;
    return [
      {
        name,
        block: chapter.block,
        end: chapter.end,
        quote: block.text,
        ...(chapter.page ? { page: chapter.page } : {}),
        ...content,
        ...(limit ? { limit } : {}),
        required: true,
        from: 'heading',
      },
    ];
  });
  return found.length >= 2 ? found : [];
};
