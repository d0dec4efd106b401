import { randomUUID } from 'node:crypto';
import type { AiProvider } from '../providers/provider.ts';
import { analyze } from './analysis/analyze.ts';
import { draft } from './drafting/draft.ts';
import { extract } from './extraction/extract.ts';
import { faultToError } from './fault-to-error.ts';
import type { OpenAiSettings } from './settings.ts';
import { createClient } from './transport/create-client.ts';
import { ProviderFault } from './transport/fault.ts';

type Randomness = { random: () => number; newMark: () => string };

/**
 * A provider that uses a language model behind any OpenAI-compatible endpoint. Opens no connection by itself.
 */
export function createOpenAiProvider(
  settings: OpenAiSettings,
  randomness: Randomness = { random: Math.random, newMark: () => randomUUID() },
): AiProvider {
  const tools = {
    settings,
    send: createClient(settings, randomness.random),
    newMark: randomness.newMark,
  };
  return {
    name: 'openai',
    endpoint: new URL(settings.baseUrl).host,
    model: settings.model,
    analyze: (input) => withUserErrors(input.signal, () => analyze(tools, input)),
    extract: (input) => withUserErrors(input.signal, () => extract(tools, input)),
    draft: (input) => withUserErrors(input.signal, () => draft(tools, input)),
  };
}

async function withUserErrors<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    signal.throwIfAborted();
    return await work();
  } catch (error) {
    throw faultToError(signal.aborted ? new ProviderFault('canceled', 'aborted') : error);
  }
}
