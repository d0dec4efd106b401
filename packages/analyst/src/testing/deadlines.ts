import type { Block } from '@grantwright/shared/contract';
import { findDeadline } from '../analysis/dates/find-deadline.ts';
import { findSteps } from '../analysis/dates/find-steps.ts';
import type { Role } from '../model/roles.ts';
import { classifiedUnits, paragraph } from './classified-units.ts';

const today = '2026-11-28';

/** Returns the deadline of blocks whose units all have the same role. */
export function deadlineOf(blocks: Block[], role: Role) {
  const units = classifiedUnits(blocks, () => ({ role }));
  return findDeadline(findSteps(units, today), today);
}

/** Returns the deadline of paragraphs about deadlines. */
export const deadlineIn = (...texts: string[]) => deadlineOf(texts.map(paragraph), 'deadline');
