import type { SavedAnswer } from '@grantwright/shared/contract';
import { formatShortDate } from '../../lib/format.ts';

/**
 * Describes when an answer was saved and last changed: "saved Mar 2, 2026, last changed Apr 5, 2026".
 *
 * @param name the user who saved it, if the organization is shared
 */
export function formatAnswerDates(
  { acceptedAt, updatedAt }: Pick<SavedAnswer, 'acceptedAt' | 'updatedAt'>,
  name?: string,
): string {
  const saved = formatShortDate(acceptedAt);
  const changed = formatShortDate(updatedAt);
  return [
    name ? `saved by ${name} on ${saved}` : `saved ${saved}`,
    ...(changed === saved ? [] : [`last changed ${changed}`]),
  ].join(', ');
}
