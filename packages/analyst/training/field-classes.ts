import type { FieldClass } from '@grantwright/analyst';
import type { FieldLabel } from './labels.ts';

/**
 * The classes that a unit with these labels is an example of: each field that it gives of the organization,
 * `others` if all it gives is somebody else's, `none` if it gives nothing.
 */
export function fieldClasses(labels: readonly FieldLabel[]): FieldClass[] {
  if (labels.length === 0) return ['none'];
  const own = labels.filter(({ owner }) => owner === 'self').map(({ field }) => field);
  return own.length > 0 ? [...new Set(own)] : ['others'];
}
