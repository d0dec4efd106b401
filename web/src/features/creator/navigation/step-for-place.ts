import type { Place } from '@grantwright/shared/submission';
import type { Step } from '../state/creator-state.ts';

/** Returns the step in which the user can resolve a finding. */
export function getStepForPlace(place: Place): Step {
  switch (place.type) {
    case 'step':
      return place.step;
    case 'profile':
      return 1;
    case 'requirement':
    case 'attachment':
    case 'title':
    case 'program':
    case 'sections':
    case 'before-you-start':
      return 3;
    default:
      return 4;
  }
}
