/** The names that labels use; GUIDE.md says what each means. */
export const roles = [
  'deadline',
  'date',
  'eligible',
  'ineligible',
  'amount',
  'cost-rule',
  'limit',
  'format',
  'attachment',
  'section',
  'prompt',
  'submit',
  'registration',
  'contact',
  'criteria',
  'after',
  'ai-policy',
  'program',
  'funder',
  'purpose',
  'head',
  'other',
] as const;
export type Role = (typeof roles)[number];

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
