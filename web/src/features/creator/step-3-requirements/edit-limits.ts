import type { Analysis, EnteredLimit, SectionChoices } from '@grantwright/shared/contract';
import { divideSections } from '@grantwright/shared/submission';
import { announce } from '../../../ui/announce.ts';
import { addLimit, removeLimit } from '../sections/section-choices.ts';

export type EditLimitsOptions = {
  analysis: Analysis;
  choices: SectionChoices | undefined;
  onChange: (choices: SectionChoices) => void;
};

/**
 * Returns the limits that the user has entered, with the current names of their sections, and the possible changes. A
 * limit without written sections names those that were left out.
 */
export function editLimits({ analysis, choices, onChange }: EditLimitsOptions) {
  const { written, keyOf, analyzedName } = divideSections(analysis, choices);
  const present = { choices, keyOf };
  const names = written.map(({ name }) => name);
  const listCovered = ({ sections }: EnteredLimit) => {
    const covered = new Set(sections.map(keyOf));
    const shown = names.filter((name) => covered.has(keyOf(analyzedName(name))));
    return shown.length > 0 ? shown : sections.map((name) => `${name} (left out)`);
  };
  return {
    names,
    entered: (choices?.limits ?? []).map((limit) => ({
      limit: { ...limit, sections: listCovered(limit) },
      remove() {
        onChange(removeLimit(present, limit));
        announce('Removed the limit');
      },
    })),
    add(limit: EnteredLimit) {
      onChange(addLimit(present, { ...limit, sections: limit.sections.map(analyzedName) }));
      announce('Added the limit');
    },
  };
}
