import type { ChecklistState } from '@grantwright/shared/submission';
import { pluralize } from '../../../../lib/format.ts';

/** Returns the label of the button that marks `count` requirements; `count` is 0 if none are selected yet. */
export function getButtonLabel(state: ChecklistState, count: number): string {
  const number = count > 0 ? ` ${count}` : '';
  switch (state) {
    case 'done':
      return `Mark${number} as done`;
    case 'not-applicable':
      return `Mark${number} as not applicable`;
    case 'open':
      return `Reopen${number}`;
  }
}

export function describeOutcome(state: ChecklistState, count: number): string {
  const requirements = pluralize(count, 'requirement');
  switch (state) {
    case 'done':
      return `${requirements} marked as done`;
    case 'not-applicable':
      return `${requirements} marked as not applicable`;
    case 'open':
      return `${requirements} reopened`;
  }
}
