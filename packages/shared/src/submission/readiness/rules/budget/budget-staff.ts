import { findStaffInLine, findStaffInText } from '../../../budget/staff-counts.ts';
import { findEnteredBudget, budgetPlace as place, placeInSection } from './find-entered-budget.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';

const { warning } = createFindingFactory('budget-staff');

/** Finds staff numbers that differ between the text and the budget. */
export function budgetStaff(draft: Draft): Finding[] {
  const budget = findEnteredBudget(draft);
  if (!budget) return [];
  const planned = budget.lines.map(findStaffInLine).filter((one) => one !== undefined);
  if (planned.length === 0) return [];
  const textCounts = draft.text
    .split('\n')
    .flatMap((line) => findStaffInText(line).map((one) => ({ ...one, line })));
  const roles = [...new Set(planned.map(({ role }) => role))];
  return roles.flatMap((role) => {
    const counts = planned.filter((one) => one.role === role).map(({ count }) => count);
    const countsInText = textCounts.filter((one) => findRole(one.role, roles) === role);
    const [first] = countsInText;
    // Several numbers may apply to several places or years.
    if (!first || new Set(countsInText.map(({ count }) => count)).size > 1) return [];
    if (!counts.every((count) => count !== undefined)) return [];
    const total = counts.reduce((sum, count) => sum + count, 0);
    if (total === first.count) return [];
    const text = `The text has “${first.text}”${placeInSection(draft, first.line)}; the budget has ${total}`;
    return [warning(role, text, { place })];
  });
}

/** Finds the only role in the budget that a role in the text may name: "coordinators" may be program coordinators. */
function findRole(role: string, roles: readonly string[]): string | undefined {
  const named = roles.filter((one) => one === role || one.endsWith(` ${role}`));
  return named.length > 1 ? named.find((one) => one === role) : named[0];
}
