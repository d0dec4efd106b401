import type { Requirement } from '@grantwright/shared/contract';
import type { OpenAiSettings } from './settings.ts';
import type { SendRequest } from './transport/create-client.ts';

export type OpenAiTools = {
  settings: OpenAiSettings;
  send: SendRequest;
  /** Returns an unguessable delimiter. */
  newMark: () => string;
  /** Finds repetitions by meaning; if absent, only equal texts are repetitions. */
  findRepetitions?: FindRepetitions | undefined;
};

/** For each requirement, the index of the one that replaces it, or its own. */
export type FindRepetitions = (
  requirements: readonly Requirement[],
  options: { userId: string; signal: AbortSignal },
) => Promise<number[]>;
