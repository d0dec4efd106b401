/** What a sentence of somebody's notes may tell of, as a grant writer would file it. */
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

/** How likely a sentence tells of each matter, in the order of `matters`; together they make 1. */
export type MatterWeights = number[];

/** The likeliest matter, and how likely it is. */
export const likeliest = (weights: MatterWeights): { matter: Matter; weight: number } => {
  const weight = Math.max(...weights);
  return { matter: matters[weights.indexOf(weight)] ?? 'other', weight };
};
