import { randomUUID } from 'node:crypto';
import type { AiProvider, ResponseMemory } from '../providers/provider.ts';
import { analyzeWithModel } from './analysis/analyze-with-model.ts';
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

/**
 * Creates a provider that uses a language model behind any OpenAI-compatible endpoint, without opening a connection.
 */
export function createOpenAiProvider(
  settings: OpenAiSettings,
  findRepetitions?: FindRepetitions,
): AiProvider {
  const tools: OpenAiTools = {
    settings,
    send: createClient(settings),
    newMark: () => randomUUID(),
    findRepetitions,
  };
  /** Gives a task the tools for one request, and reports its faults as errors for users. */
  const createTask =
    <Input extends TaskInput, Result>(run: (tools: OpenAiTools, input: Input) => Promise<Result>) =>
    (input: Input): Promise<Result> =>
      withUserErrors(input.signal, () => run(withMemory(tools, input), input));
  return {
    name: 'openai',
    endpoint: new URL(settings.baseUrl).host,
    model: settings.model,
    analyze: createTask(analyzeWithModel),
    extract: createTask(extract),
    draft: createTask(draft),
    answer: createTask(answerQuestion),
    revise: createTask(revise),
  };
}

type TaskInput = { signal: AbortSignal; memory?: ResponseMemory };

const withMemory = (tools: OpenAiTools, { memory }: TaskInput): OpenAiTools =>
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
