import { countWords } from '../../counting/count-words.ts';
import { contentStems } from '../content-stems.ts';
import { findingsOf, quoteOf } from '../create-finding.ts';
import type { Finding } from '../finding.ts';
import type { Draft } from '../readiness-input.ts';

const { warning } = findingsOf('prompt');
const minWords = 30;

/** Prompts of the funder with which their section has no word in common. */
export function unansweredPrompts({ details, sectionNamed }: Draft): Finding[] {
  return (details?.sections ?? []).flatMap((asked) => {
    const section = sectionNamed(asked.name);
    if (!section || countWords(section.text) < minWords) return [];
    const written = contentStems(section.text);
    return asked.prompts
      .filter((prompt) => {
        const stems = contentStems(prompt);
        return stems.size > 0 && [...stems].every((stem) => !written.has(stem));
      })
      .map((prompt) =>
        warning(`${asked.name}, ${prompt}`, `“${asked.name}” may not answer: ${prompt}`, {
          place: { type: 'section', name: section.heading },
          ...quoteOf(asked),
        }),
      );
  });
}
