/** A field of an organization's profile. The labeling guide says what each name means. */
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

/** What a unit of an organization's paper gives: a field of it, somebody else's values, or nothing. */
export type FieldClass = Field | 'others' | 'none';
