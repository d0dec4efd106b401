import { limits, type EnteredLimit, type SectionChoices } from '@grantwright/shared/contract';
import type { SectionKey } from '@grantwright/shared/submission';

/**
 * The choices, and the keys of the sections of the analysis. Sections are identified by their names in the analysis.
 */
type CurrentChoices = { choices: SectionChoices | undefined; keyOf: SectionKey };

export const leaveOutSections = (
  present: CurrentChoices,
  names: readonly string[],
): SectionChoices => ({
  ...present.choices,
  leftOut: [...removeFromList(present, 'leftOut', names), ...names].slice(-limits.sectionChoices),
  // An analysis may find a section that the user had added before.
  added: removeFromList(present, 'added', names),
});

export const restoreSections = (
  present: CurrentChoices,
  names: readonly string[],
): SectionChoices => ({
  ...present.choices,
  leftOut: removeFromList(present, 'leftOut', names),
});

/**
 * Adds a section, even if one with this name was left out of an earlier analysis.
 * @param others the other added sections, except those that the analysis found later
 */
export const addSection = (
  present: CurrentChoices,
  name: string,
  others: readonly string[],
): SectionChoices => ({
  ...present.choices,
  leftOut: removeFromList(present, 'leftOut', [name]),
  added: [...others, name],
});

export const removeSection = (present: CurrentChoices, name: string): SectionChoices => ({
  ...present.choices,
  added: removeFromList(present, 'added', [name]),
});

type Renamed = NonNullable<SectionChoices['renamed']>;

/** Earlier names stay in the list, before the current one, to find the section in earlier texts. */
export const renameSection = (
  present: CurrentChoices,
  from: string,
  to: string,
): SectionChoices => {
  const { choices, keyOf } = present;
  const others = (choices?.renamed ?? []).filter(
    (one) => keyOf(one.from) !== keyOf(from) || one.to !== to,
  );
  return { ...choices, renamed: dropFormerName([...others, { from, to }], keyOf) };
};

/** If the list is too long, drops the oldest former name, or the oldest current name if there are no former names. */
function dropFormerName(renamed: Renamed, keyOf: SectionKey): Renamed {
  if (renamed.length <= limits.sectionChoices) return renamed;
  const keys = renamed.map(({ from }) => keyOf(from));
  const former = keys.findIndex((key, index) => keys.lastIndexOf(key) !== index);
  return renamed.toSpliced(Math.max(former, 0), 1);
}

export const renameAddedSection = (
  { choices, keyOf }: CurrentChoices,
  from: string,
  to: string,
): SectionChoices => {
  const rename = (name: string) => (keyOf(name) === keyOf(from) ? to : name);
  return {
    ...choices,
    added: (choices?.added ?? []).map(rename),
    ...(choices?.order && { order: choices.order.map(rename) }),
    ...(choices?.limits && {
      limits: choices.limits.map((limit) => ({ ...limit, sections: limit.sections.map(rename) })),
    }),
  };
};

/** Adds a limit, which refers to sections by their names in the analysis. */
export const addLimit = ({ choices }: CurrentChoices, limit: EnteredLimit): SectionChoices => ({
  ...choices,
  limits: [...(choices?.limits ?? []), limit],
});

export const removeLimit = ({ choices }: CurrentChoices, limit: EnteredLimit): SectionChoices => ({
  ...choices,
  limits: (choices?.limits ?? []).filter((one) => one !== limit),
});

/** @param names all written sections in the new order */
export const orderSections = (
  { choices }: CurrentChoices,
  names: readonly string[],
): SectionChoices => ({
  ...choices,
  order: names.slice(0, limits.writtenSections),
});

function removeFromList(
  { choices, keyOf }: CurrentChoices,
  listName: 'leftOut' | 'added',
  names: readonly string[],
): string[] {
  const keys = new Set(names.map(keyOf));
  return (choices?.[listName] ?? []).filter((name) => !keys.has(keyOf(name)));
}
