import { countWords } from '../../../counting/count-words.ts';
import { createFindingFactory, pickQuote } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';

const { warning } = createFindingFactory('optional-section');

/** Reports the optional sections without text, in one line. */
export function optionalSections({ details, sectionNamed }: Draft): Finding[] {
  const empty = (details?.sections ?? []).filter(
    ({ name, required }) => !required && countWords(sectionNamed(name)?.text ?? '') === 0,
  );
  const [first] = empty;
  if (!first) return [];
  const names = empty.map(({ name }) => `“${name}”`).join(', ');
  const subject = empty.length === 1 ? 'An optional section has' : 'Optional sections have';
  return [
    warning(names, `${subject} no text: ${names}`, {
      help: 'The funder does not require this. Leave it out, or write what helps your application.',
      place: { type: 'section', name: first.name },
      ...(empty.length === 1 && pickQuote(first)),
    }),
  ];
}
