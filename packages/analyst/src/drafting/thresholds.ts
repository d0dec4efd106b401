import type { Origin } from './statement.ts';

/** Minimum relevance of a statement to a section, by origin. Typed statements are always placed. */
export const minRelevance: Readonly<Record<Origin, number>> = {
  answer: 0,
  notes: 0,
  profile: 0.02,
  document: 0.08,
};

/** Weight of a statement's question or heading relative to its own words, by origin. */
export const titleWeights: Readonly<Record<Origin, number>> = {
  answer: 1,
  notes: 0,
  profile: 0.5,
  document: 0,
};

/** Minimum probability that a statement answers a prompt. The applicant is asked about prompts below this threshold. */
export const answeredThreshold = 0.2;

/** Minimum similarity between a question and a section for the answer to be placed there. */
export const minQuestionSimilarity = 0.7;

/** Minimum probability for dropping a note as conversation between colleagues. */
export const minTalkProbability = 0.9;

/** Minimum probability of a section's kind. */
export const asksThreshold = 0.5;
