import type { LengthUsage } from '@grantwright/shared/submission';
import { pluralize } from '../../../../lib/format.ts';
import { formatUsage } from '../../text/usage-text.ts';

/**
 * Returns the previous count, for example "520" before "498 of 500 words". Includes the unit if it differs from the new
 * one.
 */
export const describeCountBefore = (before: LengthUsage, after: LengthUsage): string =>
  before.unit === after.unit
    ? Number(before.count.toFixed(1)).toLocaleString('en-US')
    : formatUsage(before);

/**
 * Describes how far a section still exceeds its limit after the cuts, with advice.
 * @param isEverything whether every removable sentence has been removed
 */
export function describeRemainder(
  after: LengthUsage,
  isEverything: boolean,
  sharedWithText: readonly string[],
): string {
  const over =
    after.unit === 'pages'
      ? `about ${Math.max(0.1, Number(after.over.toFixed(1)))} pages over`
      : `${pluralize(after.over, after.unit.slice(0, -1))} over`;
  if (!isEverything) return `Still ${over}.`;
  const others =
    sharedWithText.length > 0
      ? ` The limit includes ${sharedWithText.map((name) => `“${name}”`).join(', ')}: shorten that, too.`
      : ' Shorten the remaining sentences yourself.';
  return `Still ${over}. Cutting more would lose the answer to a prompt, or break the text.${others}`;
}
