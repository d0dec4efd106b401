/** The names that labels use; GUIDE.md says what each means. */
export { roles, type Role } from '@grantwright/analyst';

export { statuses, type Status } from '@grantwright/analyst';

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

export const owners = ['self', 'other'] as const;
export type Owner = (typeof owners)[number];

export const factKinds = [
  'deadline',
  'eligibility',
  'amount',
  'cost',
  'limit',
  'format',
  'attachment',
  'submission',
  'registration',
  'contact',
  'evaluation',
  'after',
  'ai-policy',
] as const;
export type FactKind = (typeof factKinds)[number];
