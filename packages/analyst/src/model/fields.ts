/** A field of an organization's profile, as defined in the labeling guide. */
export const fields = [
  'name',
  'mission',
  'achievements',
  'projects',
  'type',
  'ein',
  'budget',
  'founded',
  'website',
  'focus',
  'email',
  'phone',
  'address',
] as const;
export type Field = (typeof fields)[number];

/**
 * The content of a unit in an organization's document: one of the organization's fields, someone else's values, or
 * neither.
 */
export type FieldClass = Field | 'others' | 'none';
