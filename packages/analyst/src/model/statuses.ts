/** Whether a document takes applications. The labeling guide says what each name means. */
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
