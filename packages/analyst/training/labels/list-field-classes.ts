import type { FieldClass } from '@grantwright/analyst';
import type { FieldLabel } from './labels.ts';

/**
 * Returns the classes of a unit with these labels: the organization's fields stated in the unit, `others` if it states
 * only someone else's fields, or `none` if it has no labels.
 */
export function listFieldClasses(labels: readonly FieldLabel[]): FieldClass[] {
  if (labels.length === 0) return ['none'];
  const ownFields = labels.filter(({ owner }) => owner === 'self').map(({ field }) => field);
  return ownFields.length > 0 ? [...new Set(ownFields)] : ['others'];
}
