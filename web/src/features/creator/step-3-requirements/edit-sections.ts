import { limits, type Analysis, type SectionChoices } from '@grantwright/shared/contract';
import { divideSections, isSameName } from '@grantwright/shared/submission';
import { announce } from '../../../ui/announce.ts';
import { addSection, leaveOut, putBack, removeSection } from '../state/section-choices.ts';

type Given = {
  analysis: Analysis;
  choices: SectionChoices | undefined;
  onChange: (choices: SectionChoices) => void;
};

/** Returns the sections to write and those left out, with the changes that the user can make, each announced. */
export function editSections({ analysis, choices, onChange }: Given) {
  const { kept, added, leftOut, keyOf } = divideSections(analysis, choices);
  const present = { choices, keyOf };
  const written = [...kept, ...added];
  const change = (next: SectionChoices, done: string, names: readonly string[]) => {
    onChange(next);
    announce(`${done}: ${names.length === 1 ? names[0] : `${names.length} sections`}`);
  };
  const restore = (names: string[]) => change(putBack(present, names), 'Put back', names);
  const findLeftOut = (name: string) => leftOut.find((one) => keyOf(one.name) === keyOf(name));
  return {
    ...{ kept, added, written, leftOut },
    takeOut: (name: string) =>
      added.some((section) => section.name === name)
        ? change(removeSection(present, name), 'Removed', [name])
        : change(leaveOut(present, [name]), 'Left out', [name]),
    takeOutAll() {
      const names = kept.map(({ name }) => name);
      change(leaveOut(present, names), 'Left out', names);
    },
    putBack: restore,
    /** Returns why a section cannot be added, or undefined if it can. */
    validate(name: string): string | undefined {
      if (findLeftOut(name)) return undefined;
      if (written.some((section) => isSameName(section.name, name)))
        return 'This section is already in the list.';
      return added.length >= limits.addedSections
        ? `You can add at most ${limits.addedSections} sections.`
        : undefined;
    },
    /** Puts a section back if the analysis found it under this name. */
    add(name: string) {
      const found = findLeftOut(name);
      const others = added.map((section) => section.name);
      if (found) restore([found.name]);
      else change(addSection(present, name, others), 'Added', [name]);
    },
  };
}
