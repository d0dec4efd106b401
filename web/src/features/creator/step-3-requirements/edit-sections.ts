import { limits, type Analysis, type SectionChoices } from '@grantwright/shared/contract';
import { divideSections, isSameText } from '@grantwright/shared/submission';
import { announce } from '../../../ui/announce.ts';
import {
  addSection,
  leaveOutSections,
  orderSections,
  restoreSections,
  removeSection,
  renameAddedSection,
  renameSection,
} from '../sections/section-choices.ts';
import type { SectionRenaming } from '../sections/with-renamed-section.ts';

type EditSectionsOptions = {
  analysis: Analysis;
  choices: SectionChoices | undefined;
  onChange: (choices: SectionChoices) => void;
  onRename: (renaming: SectionRenaming) => void;
};

/**
 * Returns the sections to write and those left out, and the changes that the user can make, each of which is announced.
 */
export function editSections({ analysis, choices, onChange, onRename }: EditSectionsOptions) {
  const { kept, added, written, leftOut, keyOf, analyzedName } = divideSections(analysis, choices);
  const present = { choices, keyOf };
  const announceChange = (done: string, names: readonly string[]) =>
    announce(`${done}: ${names.length === 1 ? names[0] : `${names.length} sections`}`);
  const change = (next: SectionChoices, done: string, names: readonly string[]) => {
    onChange(next);
    announceChange(done, names);
  };
  const restore = (names: string[]) =>
    change(restoreSections(present, names.map(analyzedName)), 'Put back', names);
  const findLeftOut = (name: string) =>
    leftOut.find(
      (one) => keyOf(one.name) === keyOf(name) || keyOf(analyzedName(one.name)) === keyOf(name),
    );
  const isAdded = (name: string) => added.some((section) => section.name === name);
  const isTaken = (name: string, sections: readonly { name: string }[]) =>
    sections.some((section) => isSameText(section.name, name));
  return {
    ...{ kept, written, leftOut, isAdded },
    /** The name in the analysis, if the user has changed it. */
    originalName(name: string): string | undefined {
      const original = analyzedName(name);
      return original === name ? undefined : original;
    },
    takeOut: (name: string) =>
      isAdded(name)
        ? change(removeSection(present, name), 'Removed', [name])
        : change(leaveOutSections(present, [analyzedName(name)]), 'Left out', [name]),
    takeOutAll() {
      const names = kept.map(({ name }) => name);
      change(leaveOutSections(present, names.map(analyzedName)), 'Left out', names);
    },
    putBack: restore,
    /** Returns why a section cannot be added, or undefined if it can. */
    validate(name: string): string | undefined {
      if (findLeftOut(name)) return undefined;
      if (isTaken(name, written)) return alreadyListedMessage;
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
    /** Returns why a section cannot be renamed, or undefined if it can. */
    validateName(from: string, to: string): string | undefined {
      const others = written.filter(({ name }) => name !== from);
      if (isTaken(to, others)) return alreadyListedMessage;
      return isTaken(to, leftOut) ? 'A section that you left out has this name.' : undefined;
    },
    rename(from: string, to: string) {
      const sections = isAdded(from)
        ? renameAddedSection(present, from, to)
        : renameSection(present, analyzedName(from), to);
      onRename({ sections, from, to });
      announceChange('Renamed', [to]);
    },
    /** Moves a section up or down by one place. */
    move(name: string, by: -1 | 1) {
      const names = written.map((section) => section.name);
      const place = names.indexOf(name) + by;
      const others = names.filter((other) => other !== name);
      const next = [...others.slice(0, place), name, ...others.slice(place)];
      onChange(orderSections(present, next.map(analyzedName)));
      announce(`Moved: ${name}, ${place + 1} of ${names.length}`);
    },
  };
}

const alreadyListedMessage = 'This section is already in the list.';
