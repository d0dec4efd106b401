import type { Answer } from '@grantwright/shared/contract';
import { limits } from '@grantwright/shared/contract';
import type { CreatorState } from './creator-state.ts';

/** Returns the answered questions. */
export const getAnswers = ({ answers }: Pick<CreatorState, 'answers'>): Answer[] =>
  Object.entries(answers)
    .filter(([, answer]) => answer.trim() !== '')
    .slice(0, limits.answers)
    .map(([question, answer]) => ({ question, answer: answer.trim() }));
