import { limits } from '../../contract/constants.ts';
import type { ChecklistItem } from '../../contract/submission.ts';
import { normalizeName } from '../sections/same-name.ts';
import type { ChecklistState } from './list-checklist-items.ts';

export type ChecklistChange = {
  state: ChecklistState;
  /** Why it is not applicable. */
  reason?: string;
};

/** Returns the checklist with a new state for these requirements. */
export function changeChecklist(
  checklist: readonly ChecklistItem[] | undefined,
  requirements: readonly string[],
  { state, reason }: ChecklistChange,
): ChecklistItem[] {
  const changed = new Map(requirements.map((text) => [normalizeName(text), text]));
  const others = (checklist ?? []).filter((item) => !changed.has(normalizeName(item.requirement)));
  if (state === 'open') return others;
  const items = [...changed.values()].map((requirement): ChecklistItem => ({
    requirement,
    state,
    ...(state === 'not-applicable' && reason && { reason }),
  }));
  return [...others, ...items].slice(-limits.checklist);
}
