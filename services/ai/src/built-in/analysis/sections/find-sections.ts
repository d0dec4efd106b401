import type { SectionDetail } from '@grantwright/shared/contract';
import { criteriaOf } from '../criteria.ts';
import type { Guidelines } from '../guidelines.ts';
import { formatLimit } from '../length-limit.ts';
import type { SectionCandidate } from './candidate.ts';
import { describeSection } from './describe-section.ts';
import { findParts } from './find-parts.ts';
import { splitPoints } from './points-in-text.ts';
import { pointsOfParts } from './points-of-parts.ts';

/** Who reads only names and descriptions learns the limit there too. */
const withLimit = (description: string, { limit }: SectionCandidate): string =>
  [description, limit ? `At most ${formatLimit(limit)}.` : ''].filter(Boolean).join(' ');

/** The parts of the application in the funder's order, each once, with limits, prompts and points. */
export const findSections = (guidelines: Guidelines): SectionDetail[] => {
  const parts = findParts(guidelines);
  const weights = pointsOfParts(parts, criteriaOf(guidelines));
  return parts.map((candidate): SectionDetail => {
    const named = splitPoints(candidate.name);
    const points = candidate.points ?? named.points ?? weights.get(candidate);
    return {
      // "Other sources of support:" leads to a blank of the form.
      name: named.text.replace(/\s*:$/, ''),
      description: withLimit(describeSection(candidate), candidate),
      required: candidate.required,
      ...(candidate.limit ? { limit: candidate.limit } : {}),
      prompts: candidate.prompts.map((prompt) => prompt.slice(0, 2_000)),
      ...(points === undefined ? {} : { points }),
      ...(candidate.quote.length <= 2_000 ? { quote: candidate.quote } : {}),
      ...(candidate.page ? { page: candidate.page } : {}),
    };
  });
};
