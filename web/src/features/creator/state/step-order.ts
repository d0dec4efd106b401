import type { CreatorState, Step } from './creator-state.ts';

export const steps: Array<{ step: Step; name: string }> = [
  { step: 1, name: 'Organization' },
  { step: 2, name: 'Guidelines' },
  { step: 3, name: 'Requirements' },
  { step: 4, name: 'Draft' },
];

/**
 * Whether the user can go to a step: going back is always possible, going forward requires the earlier steps to be
 * done.
 */
export function canGoTo(state: CreatorState, step: Step): boolean {
  if (step <= state.step) return true;
  switch (step) {
    case 2:
      return state.organizationId !== '';
    case 3:
      return state.organizationId !== '' && state.analysis !== null;
    default:
      return state.document !== null;
  }
}

/** Returns the step to show when an application is reopened, which is the last one with content. */
export function getInitialStep(state: CreatorState): Step {
  if (state.document) return 4;
  if (state.analysis) return 3;
  return state.organizationId ? 2 : 1;
}
