import { randomUUID } from 'node:crypto';
import type { AiProvider, ResponseMemory } from '../providers/provider.ts';
import { analyze } from './analysis/analyze.ts';
import { answerQuestion } from './drafting/answer-question.ts';
import { draft } from './drafting/draft.ts';
import { extract } from './extraction/extract.ts';
import { faultToError } from './fault-to-error.ts';
import { revise } from './revising/revise.ts';
import type { OpenAiSettings } from './settings.ts';
import { createClient } from './transport/create-client.ts';
import { ProviderFault } from './transport/fault.ts';
import { rememberResponses } from './transport/remember-responses.ts';
import type { FindRepetitions, OpenAiTools } from './tools.ts';

type Randomness = { random: () => number; newMark: () => string };

const randomness: Randomness = { random: Math.random, newMark: () => randomUUID() };

/**
 * Creates a provider that uses a language model behind any OpenAI-compatible endpoint, without opening a connection.
 */
export function createOpenAiProvider(
  settings: OpenAiSettings,
  {
    random,
    newMark,
    findRepetitions,
  }: Partial<Randomness> & { findRepetitions?: FindRepetitions } = {},
): AiProvider {
  const tools: OpenAiTools = {
    settings,
    send: createClient(settings, random ?? randomness.random),
    newMark: newMark ?? randomness.newMark,
    findRepetitions,
  };
  return {
    name: 'openai',
    endpoint: new URL(settings.baseUrl).host,
    model: settings.model,
    analyze: (input) =>
      withUserErrors(input.signal, () => analyze(withMemory(tools, input), input)),
    extract: (input) =>
      withUserErrors(input.signal, () => extract(withMemory(tools, input), input)),
    draft: (input) => withUserErrors(input.signal, () => draft(withMemory(tools, input), input)),
    answer: (input) =>
      withUserErrors(input.signal, () => answerQuestion(withMemory(tools, input), input)),
    revise: (input) => withUserErrors(input.signal, () => revise(withMemory(tools, input), input)),
  };
}

const withMemory = (tools: OpenAiTools, { memory }: { memory?: ResponseMemory }): OpenAiTools =>
  memory
    ? { ...tools, send: rememberResponses(tools.send, memory), newMark: () => memory.mark }
    : tools;

async function withUserErrors<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    signal.throwIfAborted();
    return await work();
  } catch (error) {
    throw faultToError(signal.aborted ? new ProviderFault('canceled', 'aborted') : error);
  }
}
