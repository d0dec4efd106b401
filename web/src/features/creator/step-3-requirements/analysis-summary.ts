import { fallbackRequirement, fallbackSections, type Analysis } from '@grantwright/shared/contract';
import { pluralize } from '../../../lib/format.ts';

const usual = new Set<string>(fallbackSections);

/** What the reading found, and what to do with it. */
export function analysisSummary({ requirements, sections }: Analysis): string {
  const asked = requirements.filter((text) => text !== fallbackRequirement).length;
  const own = sections.some(({ name }) => !usual.has(name)) ? sections.length : 0;
  if (asked === 0 && own === 0)
    return 'Nothing was found that a funder asks for. The draft would have three usual sections.';
  const parts = own > 0 ? ` and ${pluralize(own, 'section')}` : '';
  return `${pluralize(asked, 'requirement')}${parts} found. Check them against the guidelines, answer what you can below, then generate the draft.`;
}
