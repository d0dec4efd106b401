import type { ModelUsage } from '@grantwright/shared/contract';
import { addUsage } from '../../../domain/analyst/model-usage.ts';
import type { CreatorState } from './creator-state.ts';

/** Adds the language model usage of a result to the total. */
export function withUsage(state: CreatorState, usage: ModelUsage | undefined): CreatorState {
  const modelUsage = addUsage(state.modelUsage, usage);
  return modelUsage ? { ...state, modelUsage } : state;
}
