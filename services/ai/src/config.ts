import { readConfig, serviceConfigShape } from '@grantwright/shared/service';
import { z } from 'zod';
import { defaultOpenAiSettings } from './openai/settings.ts';
import { presetNames, presets } from './openai/presets.ts';
import type { OpenAiSettings } from './openai/settings.ts';
import type { AccountSettings } from './usage/usage-budget.ts';

const count = z.coerce.number().int().positive();
const dollars = z.coerce.number().nonnegative();
const seconds = z.coerce.number().positive();

const settingsShape = {
  /** The base URL of the documents service. */
  DOCUMENTS_URL: z.url(),
  /** The base URL of the applications service. */
  APPLICATIONS_URL: z.url(),
  /** Setting a preset, a key or a base URL selects the `openai` provider; otherwise no text leaves the machine. */
  AI_PRESET: z.enum(presetNames, { error: `must be one of ${presetNames.join(', ')}` }).optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_MODEL: z.string().optional(),
  /**
   * Timeouts for the next data from the model and for a whole request. The request timeout defaults to that of the job.
   */
  OPENAI_IDLE_SECONDS: seconds.optional(),
  OPENAI_TOTAL_SECONDS: seconds.optional(),
  /** The amount of document text per request. Lower it for models with a small context. */
  OPENAI_CHUNK_CHARACTERS: count.min(1_000).optional(),
  OPENAI_ANSWER_TOKENS: count.min(200).optional(),
  OPENAI_CONCURRENCY: count.optional(),
  /**
   * Tokens per user and day (UTC). The default covers about four long calls with a draft each, for less than
   * two dollars with the default model.
   */
  AI_TOKENS_PER_DAY: count.default(1_000_000),
  /** Token prices in dollars. Cost is recorded only if both are set. */
  AI_DOLLARS_PER_MILLION_INPUT: dollars.optional(),
  AI_DOLLARS_PER_MILLION_OUTPUT: dollars.optional(),
  /** Spending limit per user and day (UTC), in dollars. */
  AI_DOLLARS_PER_DAY: z.coerce.number().positive().optional(),
  /** The monthly budget of the whole installation (UTC). */
  AI_TOKENS_PER_MONTH: count.optional(),
  AI_DOLLARS_PER_MONTH: z.coerce.number().positive().optional(),
  /** Hourly limits per user: analyses and extractions, drafts, and checks. */
  AI_ANALYSES_PER_HOUR: count.default(120),
  AI_DRAFTS_PER_HOUR: count.default(60),
  AI_CHECKS_PER_HOUR: count.default(600),
  /**
   * The maximum working time of an analysis, extraction or draft, in seconds. Defaults to that of the preset, or else
   * to 30 minutes.
   */
  AI_JOB_SECONDS: seconds.optional(),
  /**
   * The number of threads for the built-in analyst and the claim check. With three threads, two busy users leave one
   * for everyone else.
   */
  AI_WORKERS: count.default(3),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
};

export const aiSettings = z.object(settingsShape).superRefine((settings, context) => {
  const { AI_PRESET: preset, OPENAI_API_KEY: key } = settings;
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  const { baseUrl, model } = chooseEndpoint(settings);
  if (preset && !baseUrl)
    refuse('OPENAI_BASE_URL', `is required with AI_PRESET=${preset}: the address of your resource`);
  if (preset && presets[preset].needsKey && !key)
    refuse('OPENAI_API_KEY', `is required with AI_PRESET=${preset}`);
  if ((preset || baseUrl) && !model)
    refuse('OPENAI_MODEL', 'is required: the name of a model at the endpoint');
  for (const name of ['AI_DOLLARS_PER_DAY', 'AI_DOLLARS_PER_MONTH'] as const)
    if (settings[name] !== undefined && !toPrices(settings))
      refuse(name, 'requires AI_DOLLARS_PER_MILLION_INPUT and AI_DOLLARS_PER_MILLION_OUTPUT');
});
export type AiSettings = z.infer<typeof aiSettings>;

const standaloneSchema = z.object(serviceConfigShape).and(aiSettings);

export const readAiConfig = (env: Record<string, string | undefined>) =>
  readConfig('ai', standaloneSchema, env);

type Prices = {
  AI_DOLLARS_PER_MILLION_INPUT?: number | undefined;
  AI_DOLLARS_PER_MILLION_OUTPUT?: number | undefined;
};

/** Returns the prices in dollars per million tokens, if both are configured. */
export function toPrices({
  AI_DOLLARS_PER_MILLION_INPUT: input,
  AI_DOLLARS_PER_MILLION_OUTPUT: output,
}: Prices) {
  return input === undefined || output === undefined ? undefined : { input, output };
}

const defaultJobMs = 30 * 60_000;

/** Returns the maximum working time of a job. */
export function getJobMs({ AI_JOB_SECONDS: configured, AI_PRESET: preset }: AiSettings): number {
  if (configured !== undefined) return configured * 1000;
  return (preset && presets[preset].jobMs) ?? defaultJobMs;
}

const requestMs = (settings: AiSettings): number =>
  settings.OPENAI_TOTAL_SECONDS === undefined
    ? getJobMs(settings)
    : settings.OPENAI_TOTAL_SECONDS * 1000;

export const toAccountSettings = (settings: AiSettings): AccountSettings => ({
  tokensPerDay: settings.AI_TOKENS_PER_DAY,
  // a reservation must outlive the longest request
  reservationMs: requestMs(settings) + 60_000,
  dollarsPerDay: settings.AI_DOLLARS_PER_DAY,
  tokensPerMonth: settings.AI_TOKENS_PER_MONTH,
  dollarsPerMonth: settings.AI_DOLLARS_PER_MONTH,
  prices: toPrices(settings),
});

/** Returns the address and model of the endpoint, if known. */
function chooseEndpoint(settings: z.infer<z.ZodObject<typeof settingsShape>>) {
  const preset = settings.AI_PRESET && presets[settings.AI_PRESET];
  const isOpenAi = !preset && !settings.OPENAI_BASE_URL && settings.OPENAI_API_KEY;
  const fallback = preset ?? (isOpenAi ? presets.openai : undefined);
  return {
    preset: fallback,
    baseUrl: settings.OPENAI_BASE_URL ?? fallback?.baseUrl,
    model: settings.OPENAI_MODEL ?? fallback?.model,
  };
}

/** Returns the model provider's settings; undefined if no model is configured. */
export function toOpenAiSettings(settings: AiSettings): OpenAiSettings | undefined {
  const { preset, baseUrl, model } = chooseEndpoint(settings);
  if (!baseUrl || !model) return undefined;
  const defaults = { ...defaultOpenAiSettings, ...preset };
  const { OPENAI_IDLE_SECONDS: idleSeconds } = settings;
  return {
    ...defaultOpenAiSettings,
    baseUrl,
    ...(settings.OPENAI_API_KEY && { apiKey: settings.OPENAI_API_KEY }),
    model,
    idleMs: idleSeconds === undefined ? defaults.idleMs : idleSeconds * 1000,
    totalMs: requestMs(settings),
    chunkChars: settings.OPENAI_CHUNK_CHARACTERS ?? defaults.chunkChars,
    maxAnswerTokens: settings.OPENAI_ANSWER_TOKENS ?? defaults.maxAnswerTokens,
    concurrency: settings.OPENAI_CONCURRENCY ?? defaults.concurrency,
  };
}
