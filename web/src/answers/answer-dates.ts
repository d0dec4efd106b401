import type { SavedAnswer } from '@grantwright/shared/contract';
import { shortDate } from '../lib/format.ts';

/**
 * Describes when an answer was saved and last changed: "saved Mar 2, 2026, last changed Apr 5, 2026".
 *
 * @param name the user who saved it, if the organization is shared
 */
export function answerDates(
  { acceptedAt, updatedAt }: Pick<SavedAnswer, 'acceptedAt' | 'updatedAt'>,
  name?: string,
): string {
  const saved = shortDate(acceptedAt);
  const changed = shortDate(updatedAt);
  return [
    name ? `saved by ${name} on ${saved}` : `saved ${saved}`,
    ...(changed === saved ? [] : [`last changed ${changed}`]),
  ].join(', ');
}
