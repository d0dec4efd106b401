import { limits, type SectionChoices } from '@grantwright/shared/contract';
import { isSameName } from '@grantwright/shared/submission';

type Choices = SectionChoices | undefined;

export const leaveOut = (choices: Choices, names: readonly string[]): SectionChoices => ({
  leftOut: [...without(choices?.leftOut, names), ...names].slice(-limits.leftOutSections),
  // An analysis may find a section that the user had added before.
  added: without(choices?.added, names),
});

export const putBack = (choices: Choices, names: readonly string[]): SectionChoices => ({
  ...choices,
  leftOut: without(choices?.leftOut, names),
});

/** Adds a section, also if a section of this name was left out from an earlier analysis. */
export const addSection = (choices: Choices, name: string): SectionChoices => ({
  leftOut: without(choices?.leftOut, [name]),
  added: [...(choices?.added ?? []), name],
});

export const removeSection = (choices: Choices, name: string): SectionChoices => ({
  ...choices,
  added: without(choices?.added, [name]),
});

const without = (all: readonly string[] = [], names: readonly string[]): string[] =>
  all.filter((name) => !names.some((other) => isSameName(name, other)));
