import { countWords } from '../../../counting/count-words.ts';
import { listContentStems } from '../../../stems/list-content-stems.ts';
import { computeMentionedShare, weighStems } from '../../../stems/weigh-stems.ts';
import { createFindingFactory, pickQuote } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';

const { warning } = createFindingFactory('prompt');
const minWords = 30;

/** Finds the funder's prompts that share no word with their section. */
export function unansweredPrompts({ details, sectionNamed }: Draft): Finding[] {
  return (details?.sections ?? []).flatMap((detail) => {
    const section = sectionNamed(detail.name);
    if (!section || countWords(section.text) < minWords) return [];
    const sectionStems = listContentStems(section.text);
    const stems = weighStems(detail.prompts.map(listContentStems));
    return detail.prompts
      .filter((_, index) => {
        const ofPrompt = stems[index];
        return ofPrompt && ofPrompt.size > 0 && computeMentionedShare(ofPrompt, sectionStems) === 0;
      })
      .map((prompt) =>
        warning(`${detail.name}, ${prompt}`, `“${detail.name}” may not answer: ${prompt}`, {
          place: { type: 'section', name: section.heading },
          ...pickQuote(detail),
        }),
      );
  });
}
