import type { Requirement } from '@grantwright/shared/contract';
import type { OpenAiSettings } from './settings.ts';
import type { SendRequest } from './transport/create-client.ts';

export type OpenAiTools = {
  settings: OpenAiSettings;
  send: SendRequest;
  /** Returns an unguessable delimiter. */
  newMark: () => string;
  /** Finds requirements that repeat others in meaning. If absent, only identical text counts as a repetition. */
  findRepetitions?: FindRepetitions | undefined;
};

/** Returns, for each requirement, the index of the one that replaces it, or its own index. */
export type FindRepetitions = (
  requirements: readonly Requirement[],
  options: { userId: string; signal: AbortSignal },
) => Promise<number[]>;
