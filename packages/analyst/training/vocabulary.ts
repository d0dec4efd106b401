/** The names that labels use; GUIDE.md says what each means. */
export { roles, type Role } from '@grantwright/analyst';

export { statuses, type Status } from '@grantwright/analyst';

export { fields, type Field } from '@grantwright/analyst';

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
