import { isFault, type FaultKind } from '../openai/transport/fault.ts';
import type { OpenAiSettings } from '../openai/settings.ts';
import type { Finding } from './check-tools.ts';

const sentences: Partial<Record<FaultKind, (settings: OpenAiSettings) => string>> = {
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
  runaway: () => 'The model did not end its response. Use a stronger model.',
  malformed: () => 'The model did not follow the schema. Use a stronger model.',
  unfinished: () => 'The response ends without a finish reason.',
  'cut-off': () => 'The connection was lost during the response.',
  failed: () => 'The endpoint reported an internal error.',
  filtered: () => 'The endpoint filtered the response.',
};

/** Explains why a check failed. */
export function explainFailure(error: unknown, settings: OpenAiSettings): Finding {
  const sentence = isFault(error) ? sentences[error.kind]?.(settings) : undefined;
  if (!sentence) throw error;
  return { outcome: 'fails', text: sentence };
}
