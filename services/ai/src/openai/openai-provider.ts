import { randomUUID } from 'node:crypto';
import type { AiProvider } from '../providers/provider.ts';
import { analyze } from './analysis/analyze.ts';
import { draft } from './drafting/draft.ts';
import { extract } from './extraction/extract.ts';
import { faultToError } from './fault-to-error.ts';
import type { OpenAiSettings } from './settings.ts';
import { createAsk } from './transport/create-ask.ts';
import { ProviderFault } from './transport/fault.ts';

type Chance = { random: () => number; newMark: () => string };

/** The provider that asks a language model behind any OpenAI-compatible endpoint. Opens no connection by itself. */
export function createOpenAiProvider(
  settings: OpenAiSettings,
  chance: Chance = { random: Math.random, newMark: () => randomUUID() },
): AiProvider {
  const tools = {
    settings,
    ask: createAsk(settings, chance.random),
    newMark: chance.newMark,
  };
  return {
    name: 'openai',
    endpoint: new URL(settings.baseUrl).host,
    model: settings.model,
    analyze: (input) => inPlainWords(input.signal, () => analyze(tools, input)),
    extract: (input) => inPlainWords(input.signal, () => extract(tools, input)),
    draft: (input) => inPlainWords(input.signal, () => draft(tools, input)),
  };
}

async function inPlainWords<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    signal.throwIfAborted();
    return await work();
  } catch (error) {
    throw faultToError(signal.aborted ? new ProviderFault('cancelled', 'aborted') : error);
  }
}
