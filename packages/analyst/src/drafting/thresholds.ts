import type { Origin } from './statement.ts';

/** How probable it must be that a statement belongs into a section, by its origin. What was said for this application always finds a section. */
export const minRelevance: Readonly<Record<Origin, number>> = {
  answer: 0,
  notes: 0,
  profile: 0.02,
  document: 0.08,
};

/** How much the question or the heading of a statement counts beside its own words, by its origin. */
export const weightOfTitle: Readonly<Record<Origin, number>> = {
  answer: 1,
  notes: 0,
  profile: 0.5,
  document: 0,
};

/** From here on a statement answers a prompt, and nobody needs to be asked. */
export const answersFrom = 0.2;

/** How near a question must be to what a section asks for its answer to go there. */
export const sameQuestion = 0.7;

/** How surely notes must be talk to a colleague to be left out. */
export const surelyTalk = 0.9;

/** How surely a section must ask for something to be drafted as such. */
export const surelyAsks = 0.5;
