import { findGaps } from '../../../../richtext/index.ts';
import { countWords } from '../../../counting/count-words.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft, DraftSection } from '../../readiness-input.ts';

const { blocker, warning } = createFindingFactory('empty-section');
const veryShortWords = 30;

/** Finds required sections without text, and sections that are too short to answer their prompts. */
export function emptySections(draft: Draft): Finding[] {
  const { details, sectionNamed, document } = draft;
  const emptyOnes = listEmptyRequiredSections(draft);
  return (details?.sections ?? []).flatMap(({ name, prompts }) => {
    const section = sectionNamed(name);
    if (!section) return [];
    const words = countWords(section.text);
    const place = { type: 'section', name } as const;
    if (words === 0) {
      if (!emptyOnes.includes(section)) return [];
      const hasGaps = findGaps(document.slice(section.start + 1, section.end)).length > 0;
      const text = hasGaps ? `“${name}” contains only open questions` : `“${name}” is empty`;
      return [blocker(name, text, { place })];
    }
    if (words >= veryShortWords || prompts.length === 0) return [];
    return [
      warning(name, `“${name}” is very short: ${words === 1 ? '1 word' : `${words} words`}`, {
        help: 'The funder asks several things of this section. Check that it answers them.',
        facts: [],
        place,
      }),
    ];
  });
}

/** Lists the required sections of the draft that have no text besides open questions. */
export const listEmptyRequiredSections = ({ details, sectionNamed }: Draft): DraftSection[] =>
  (details?.sections ?? []).flatMap(({ name, required }) => {
    const section = required && sectionNamed(name);
    return section && countWords(section.text) === 0 ? [section] : [];
  });
