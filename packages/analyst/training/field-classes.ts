import type { FieldClass } from '@grantwright/analyst';
import type { FieldLabel } from './labels.ts';

/**
 * The classes of a unit with these labels: each field of the organization that it states, `others` if it only
 * states someone else's fields, `none` without labels.
 */
export function fieldClasses(labels: readonly FieldLabel[]): FieldClass[] {
  if (labels.length === 0) return ['none'];
  const ownFields = labels.filter(({ owner }) => owner === 'self').map(({ field }) => field);
  return ownFields.length > 0 ? [...new Set(ownFields)] : ['others'];
}
