import { countWords } from '../../counting/count-words.ts';
import { contentStems } from '../../stems/content-stems.ts';
import { mentionedShare, weighStems } from '../../stems/weigh-stems.ts';
import { findingsOf, quoteOf } from '../create-finding.ts';
import type { Finding } from '../finding.ts';
import type { Draft } from '../readiness-input.ts';

const { warning } = findingsOf('prompt');
const minWords = 30;

/** The funder's prompts that share no word with their section. */
export function unansweredPrompts({ details, sectionNamed }: Draft): Finding[] {
  return (details?.sections ?? []).flatMap((asked) => {
    const section = sectionNamed(asked.name);
    if (!section || countWords(section.text) < minWords) return [];
    const written = contentStems(section.text);
    const stems = weighStems(asked.prompts.map(contentStems));
    return asked.prompts
      .filter((_, index) => {
        const ofPrompt = stems[index];
        return ofPrompt && ofPrompt.size > 0 && mentionedShare(ofPrompt, written) === 0;
      })
      .map((prompt) =>
        warning(`${asked.name}, ${prompt}`, `“${asked.name}” may not answer: ${prompt}`, {
          place: { type: 'section', name: section.heading },
          ...quoteOf(asked),
        }),
      );
  });
}
