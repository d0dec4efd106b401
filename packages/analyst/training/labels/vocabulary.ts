/** The label names defined in GUIDE.md. */
export { roles, type Role } from '@grantwright/analyst';

/** Whether a document accepts applications (see GUIDE.md). */
export const statuses = [
  'open',
  'rolling',
  'recurring',
  'upcoming',
  'closed',
  'standing',
  'not-a-call',
] as const;
export type Status = (typeof statuses)[number];

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
