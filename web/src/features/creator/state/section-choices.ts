import { limits, type SectionChoices } from '@grantwright/shared/contract';
import type { SectionKey } from '@grantwright/shared/submission';

/** The choices, and the keys of the sections of the analysis. */
type Present = { choices: SectionChoices | undefined; keyOf: SectionKey };

export const leaveOut = (present: Present, names: readonly string[]): SectionChoices => ({
  leftOut: [...without(present, 'leftOut', names), ...names].slice(-limits.leftOutSections),
  // An analysis may find a section that the user had added before.
  added: without(present, 'added', names),
});

export const putBack = (present: Present, names: readonly string[]): SectionChoices => ({
  ...present.choices,
  leftOut: without(present, 'leftOut', names),
});

/**
 * Adds a section, also if a section of this name was left out from an earlier analysis.
 * @param others the other added sections, without those that the analysis found later
 */
export const addSection = (
  present: Present,
  name: string,
  others: readonly string[],
): SectionChoices => ({
  leftOut: without(present, 'leftOut', [name]),
  added: [...others, name],
});

export const removeSection = (present: Present, name: string): SectionChoices => ({
  ...present.choices,
  added: without(present, 'added', [name]),
});

function without(
  { choices, keyOf }: Present,
  list: keyof SectionChoices,
  names: readonly string[],
): string[] {
  const keys = new Set(names.map(keyOf));
  return (choices?.[list] ?? []).filter((name) => !keys.has(keyOf(name)));
}
