import { createFindingFactory, pickQuote } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';

const { blocker } = createFindingFactory('missing-section');

/** Finds required sections without a heading in the draft. */
export function missingSections({ details, sectionNamed }: Draft): Finding[] {
  const missing = (details?.sections ?? []).filter(
    ({ name, required }) => required && !sectionNamed(name),
  );
  return missing.map((section) =>
    blocker(section.name, `The section “${section.name}” is missing`, {
      help: 'Add a heading with this name, or rename the section that answers it.',
      place: { type: 'section', name: section.name },
      ...pickQuote(section),
    }),
  );
}
