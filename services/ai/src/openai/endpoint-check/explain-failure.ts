import type { OpenAiSettings } from '../settings.ts';
import type { FaultKind } from '../transport/fault.ts';

/** For each kind of fault, what the operator can do about it. */
const explanations: Record<FaultKind, (settings: OpenAiSettings) => string> = {
  unreachable: ({ baseUrl }) => `Nothing responds at ${baseUrl}. Is the server running?`,
  refused: ({ model }) =>
    `The endpoint rejected the request. Check OPENAI_API_KEY, and that the model ${model} exists.`,
  'out-of-credit': () => 'The account has no credit left.',
  busy: () => 'The endpoint is busy or limits requests. Try again in a minute.',
  stalled: ({ idleMs }) =>
    `No data for ${idleMs / 1000} seconds. Raise OPENAI_IDLE_SECONDS for a slow machine.`,
  unaccepted: () => 'The endpoint rejected the format of the request.',
  overflow: () => 'The context of the model is too small. Lower OPENAI_CHUNK_CHARACTERS.',
  'no-room': () =>
    'The context of the model is too small for the instructions. Use a larger context.',
  runaway: () =>
    'The model did not end its response. If it reasons first, raise OPENAI_ANSWER_TOKENS; otherwise, use a stronger model.',
  malformed: () =>
    'The response does not follow the schema. Check that the address is a chat completions endpoint (often ending in /v1), or use a stronger model.',
  unfinished: () => 'The response ends without a finish reason.',
  'cut-off': () => 'The connection was lost during the response.',
  failed: () => 'The endpoint reported an internal error.',
  filtered: () => 'The endpoint filtered the response.',
  canceled: () => 'The request was canceled.',
};

/** Explains to an operator why the endpoint cannot be used. */
export const explainFailure = (kind: FaultKind, settings: OpenAiSettings): string =>
  explanations[kind](settings);
