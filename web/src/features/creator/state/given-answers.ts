import type { Answer } from '@grantwright/shared/contract';
import { limits } from '@grantwright/shared/contract';
import type { CreatorState } from './creator-state.ts';

/** The questions that were answered; a skipped one is not sent. */
export const givenAnswers = ({ answers }: Pick<CreatorState, 'answers'>): Answer[] =>
  Object.entries(answers)
    .filter(([, answer]) => answer.trim() !== '')
    .slice(0, limits.answers)
    .map(([question, answer]) => ({ question, answer: answer.trim() }));
