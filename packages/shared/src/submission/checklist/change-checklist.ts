import { limits } from '../../contract/constants.ts';
import type { ChecklistItem } from '../../contract/submission.ts';
import { isSameName } from '../sections/same-name.ts';
import type { ChecklistState } from './checklist-items.ts';

/** Returns the checklist with a new state for one requirement. */
export function changeChecklist(
  checklist: readonly ChecklistItem[] | undefined,
  requirement: string,
  { state, reason }: { state: ChecklistState; reason?: string },
): ChecklistItem[] {
  const others = (checklist ?? []).filter((item) => !isSameName(item.requirement, requirement));
  if (state === 'open') return others;
  const item: ChecklistItem = {
    requirement,
    state,
    ...(state === 'not-applicable' && reason && { reason }),
  };
  return [...others, item].slice(-limits.checklist);
}
