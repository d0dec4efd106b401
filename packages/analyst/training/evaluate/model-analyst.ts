import {
  aiSettings,
  toOpenAiSettings,
  toPrices,
  withOfferedFields,
  computeCost,
  type AiProvider,
  type ModelResponse,
  type Prices,
  type Usage,
} from '@grantwright/ai';
import { createOpenAiProvider } from '@grantwright/ai/openai';
import {
  analyze,
  type Encoder,
  findRepetitions,
  loadEncoder,
  loadModel,
} from '@grantwright/analyst';
import type { ExtractedText } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import type { Analyst, AnalysisResult } from './analysts.ts';
import { openResponseCache } from './response-cache.ts';

/** Delimits document text in requests. Constant across runs so that requests hit the cache. */
const mark = 'evaluation-3f1c9d';

const nothing: AnalysisResult = {
  requirements: [],
  sections: [],
  grantProgram: '',
  details: {
    provider: 'openai',
    isCall: false,
    requirements: [],
    sections: [],
    questions: [],
    notes: [],
  },
};

/**
 * Opens the language model configured in the environment, as in the product (`AI_PRESET`, `OPENAI_API_KEY` …). Stores
 * responses in the cache folder, so that a repeated run sends only requests that have no response yet. A document
 * without a usable response counts as an empty result.
 *
 * @throws if no model is configured
 */
export function openModelAnalyst(
  env: Record<string, string | undefined>,
  { cache, today, log }: { cache: string; today: string; log: (line: string) => void },
) {
  // required by the settings, but never called
  const config = aiSettings.parse({
    DOCUMENTS_URL: 'http://localhost',
    APPLICATIONS_URL: 'http://localhost',
    ...env,
  });
  const settings = toOpenAiSettings(config);
  if (!settings)
    throw new Error('--provider openai needs a model: set AI_PRESET or OPENAI_API_KEY.');
  let loadedEncoder: Promise<Encoder> | undefined;
  const encoder = () => (loadedEncoder ??= loadEncoder());
  const provider: AiProvider = createOpenAiProvider(settings, async (requirements) =>
    findRepetitions(requirements, await encoder()),
  );
  /** The built-in analyst, which fills in fields left empty by the model. */
  const builtIn = {
    analyze: async (input: { extractedText: ExtractedText; today: string }) =>
      analyze(input, await loadModel(await encoder())),
  };
  const usage = createUsageCount(toPrices(config));
  const memory = { mark, ...openResponseCache(cache, settings, usage.countRecalled) };
  const work = () => ({
    memory,
    userId: '',
    signal: new AbortController().signal,
    onUsage: usage.count,
    onProgress: () => undefined,
  });
  /**
   * Returns the result, or an empty result if no response was usable. Other failures, such as a busy endpoint, abort
   * the run.
   */
  async function orEmpty<T>(result: Promise<T>, empty: T): Promise<T> {
    try {
      return await result;
    } catch (error) {
      const isUnusable = error instanceof AppError && error.code === 'unusable-response';
      if (!isUnusable) throw error;
      log(error.message);
      return empty;
    }
  }
  const analyst: Analyst = {
    analyze: async (extractedText, day) => {
      const input = { ...work(), extractedText, today: day };
      const analysis = await orEmpty(provider.analyze(input), nothing);
      return withOfferedFields(builtIn, input, analysis);
    },
    extract: (name, extractedText) =>
      orEmpty(provider.extract({ ...work(), documents: [{ name, reading: extractedText }] }), {}),
    draft: ({ sections, answers, documents, ...material }) =>
      orEmpty(
        provider.draft({
          ...work(),
          ...material,
          requirements: [],
          sections: [...sections],
          answers: [...answers],
          documents: [...documents],
          today,
          onSection: () => undefined,
        }),
        [],
      ),
    statusOf: ({ details: { status, isCall } }) => {
      if (status === 'not-yet-open') return 'upcoming';
      return status ?? (isCall ? 'open' : 'not-a-call');
    },
  };
  return { analyst, model: settings.model, describeUsage: usage.describe };
}

/** Adds up the tokens used in a run and those of its cached responses. */
function createUsageCount(prices: Prices | undefined) {
  const sent = { requests: 0, inputTokens: 0, outputTokens: 0 };
  const recalled = { requests: 0, inputTokens: 0, outputTokens: 0 };
  const add = (total: typeof sent, { inputTokens, outputTokens }: Usage) => {
    total.requests += 1;
    total.inputTokens += inputTokens;
    total.outputTokens += outputTokens;
  };
  const describe = (total: typeof sent) => {
    const tokens = `${total.requests} requests, ${total.inputTokens} input and ${total.outputTokens} output tokens`;
    return prices ? `${tokens}, $${computeCost(prices, total).toFixed(2)}` : tokens;
  };
  return {
    count: (usage: Usage): void => add(sent, usage),
    countRecalled: ({ usage }: ModelResponse): void =>
      add(recalled, usage ?? { inputTokens: 0, outputTokens: 0 }),
    /** Describes the usage of this run and of the cached responses, with costs if prices are configured. */
    describe: (): string => `Sent: ${describe(sent)}\nFrom the cache: ${describe(recalled)}`,
  };
}
