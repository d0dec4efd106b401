import type { LengthUsage } from '@grantwright/shared/submission';
import { pluralize } from '../../../../lib/format.ts';
import { usageText } from '../../text/usage-text.ts';

/** "520" before "498 of 500 words"; with its own unit if that changes. */
export const countBefore = (before: LengthUsage, after: LengthUsage): string =>
  before.unit === after.unit
    ? Number(before.count.toFixed(1)).toLocaleString('en-US')
    : usageText(before);

/**
 * How far a section is still over its limit after the cuts, with advice.
 * @param isEverything whether every removable sentence is removed
 */
export function remainderText(
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
