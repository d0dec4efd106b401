import { limits } from '../../contract/constants.ts';
import type { ChecklistItem } from '../../contract/submission.ts';
import { toComparableText } from '../../text/comparable-text.ts';
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
  const changed = new Map(requirements.map((text) => [toComparableText(text), text]));
  const others = (checklist ?? []).filter(
    (item) => !changed.has(toComparableText(item.requirement)),
  );
  if (state === 'open') return others;
  const items = [...changed.values()].map((requirement): ChecklistItem => ({
    requirement,
    state,
    ...(state === 'not-applicable' && reason && { reason }),
  }));
  return [...others, ...items].slice(-limits.checklist);
}
