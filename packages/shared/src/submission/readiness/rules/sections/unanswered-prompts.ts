import { countWords } from '../../../counting/count-words.ts';
import { listContentStems } from '../../../stems/list-content-stems.ts';
import { computeMentionedShare, weighStems } from '../../../stems/weigh-stems.ts';
import { createFindingFactory, pickQuote } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';

const { warning } = createFindingFactory('prompt');
const minWords = 30;

/** Finds the funder's prompts that share no word with their section, and reports those of a section in one line. */
export function unansweredPrompts({ details, sectionNamed }: Draft): Finding[] {
  return (details?.sections ?? []).flatMap((detail) => {
    const section = sectionNamed(detail.name);
    if (!section || countWords(section.text) < minWords) return [];
    const sectionStems = listContentStems(section.text);
    const stems = weighStems(detail.prompts.map(listContentStems));
    const unanswered = detail.prompts.filter((_, index) => {
      const ofPrompt = stems[index];
      return ofPrompt && ofPrompt.size > 0 && computeMentionedShare(ofPrompt, sectionStems) === 0;
    });
    const [first] = unanswered;
    if (!first) return [];
    const count = unanswered.length;
    return [
      warning(
        detail.name,
        `“${detail.name}” may not answer${count > 1 ? ` ${count} of the funder’s points` : ''}: ${first}`,
        {
          ...(count > 1 && { help: `Also: ${unanswered.slice(1).join(' · ')}` }),
          place: { type: 'section', name: section.heading },
          facts: unanswered,
          ...pickQuote(detail),
        },
      ),
    ];
  });
}
