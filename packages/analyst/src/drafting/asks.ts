/** What a section of an application, or one of its prompts, may ask for first of all. */
export const asks = [
  'summary',
  'identity',
  'organization',
  'board',
  'track',
  'need',
  'people',
  'project',
  'goals',
  'timeline',
  'evaluation',
  'budget',
  'funding',
  'after',
  'staff',
  'partners',
  'equity',
  'voice',
  'outreach',
  'risk',
  'fit',
  'attachment',
  'other',
] as const;
export type Ask = (typeof asks)[number];

/** What a statement may tell; each of them but `other` is what a section may ask for. */
export const matters = [
  'project',
  'people',
  'timeline',
  'budget',
  'funding',
  'staff',
  'goals',
  'evaluation',
  'need',
  'after',
  'partners',
  'organization',
  'track',
  'other',
] as const;
export type Matter = (typeof matters)[number];
