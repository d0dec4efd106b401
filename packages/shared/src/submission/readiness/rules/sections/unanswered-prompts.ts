import { countWords } from '../../../counting/count-words.ts';
import { listContentStems } from '../../../stems/list-content-stems.ts';
import { createFindingFactory, pickQuote } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';

const { warning } = createFindingFactory('prompt');
const minWords = 30;
/** With fewer words of its own, a prompt is often answered in other words. */
const minOwnStems = 4;

/**
 * Finds the funder's prompts that share no word with their section, and reports those of a section in one line. Words
 * that the name of the section or another prompt has as well are no sign of an answer if a prompt has enough of its own.
 */
export function unansweredPrompts({ details, sectionNamed }: Draft): Finding[] {
  return (details?.sections ?? []).flatMap((detail) => {
    const section = sectionNamed(detail.name);
    if (!section || countWords(section.text) < minWords) return [];
    const sectionStems = listContentStems(section.text);
    const ofPrompts = detail.prompts.map(listContentStems);
    const all = [listContentStems(detail.name), ...ofPrompts];
    const isShared = (stem: string) => all.filter((stems) => stems.has(stem)).length > 1;
    const unanswered = detail.prompts.filter((_, index) => {
      const stems = [...(ofPrompts[index] ?? [])];
      const own = stems.filter((stem) => !isShared(stem));
      const telling = own.length >= minOwnStems ? own : stems;
      return telling.length > 0 && !telling.some((stem) => sectionStems.has(stem));
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
