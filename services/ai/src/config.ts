import { readConfig, serviceConfigShape } from '@grantwright/shared/service';
import { z } from 'zod';
import { defaultOpenAiSettings } from './openai/settings.ts';
import type { OpenAiSettings } from './openai/settings.ts';

const openAiUrl = 'https://api.openai.com/v1';
const count = z.coerce.number().int().positive();
const dollars = z.coerce.number().nonnegative();
const seconds = z.coerce.number().positive();

const settingsShape = {
  /** The documents service. */
  DOCUMENTS_URL: z.url(),
  /** A key or a base URL selects the `openai` provider; without either, no text leaves the machine. */
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_MODEL: z.string().optional(),
  /** Timeouts without data from the model, and for a whole request. */
  OPENAI_IDLE_SECONDS: seconds.default(defaultOpenAiSettings.idleMs / 1000),
  OPENAI_TOTAL_SECONDS: seconds.default(defaultOpenAiSettings.totalMs / 1000),
  /** Document text per request. Lower it for models with a small context. */
  OPENAI_CHUNK_CHARACTERS: count.min(1_000).default(defaultOpenAiSettings.chunkChars),
  OPENAI_ANSWER_TOKENS: count.min(200).default(defaultOpenAiSettings.maxAnswerTokens),
  OPENAI_CONCURRENCY: count.default(defaultOpenAiSettings.concurrency),
  /**
   * Tokens per user and day (UTC). The default covers about four long calls with a draft each, for less than
   * two dollars with the default model.
   */
  AI_TOKENS_PER_DAY: count.default(1_000_000),
  /** Token prices in dollars; without both, no cost is recorded. */
  AI_DOLLARS_PER_MILLION_INPUT: dollars.optional(),
  AI_DOLLARS_PER_MILLION_OUTPUT: dollars.optional(),
  /** Spending limit per user and day (UTC), in dollars. */
  AI_DOLLARS_PER_DAY: z.coerce.number().positive().optional(),
  /** Analyses and extractions, drafts, and checks per user and hour. */
  AI_READINGS_PER_HOUR: count.default(120),
  AI_DRAFTS_PER_HOUR: count.default(60),
  AI_CHECKS_PER_HOUR: count.default(600),
  /** Concurrent drafts per user. */
  AI_DRAFTS_AT_ONCE: count.default(2),
  /**
   * Threads for the built-in analyst and the claim check. With three, two busy users leave one for others.
   */
  AI_WORKERS: count.default(3),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
};

export const aiSettings = z
  .object(settingsShape)
  .refine((settings) => !settings.OPENAI_BASE_URL || settings.OPENAI_MODEL, {
    path: ['OPENAI_MODEL'],
    message: 'is required with OPENAI_BASE_URL: the name of a model at that endpoint',
  })
  .refine((settings) => settings.AI_DOLLARS_PER_DAY === undefined || pricesOf(settings), {
    path: ['AI_DOLLARS_PER_DAY'],
    message: 'requires AI_DOLLARS_PER_MILLION_INPUT and AI_DOLLARS_PER_MILLION_OUTPUT',
  });
export type AiSettings = z.infer<typeof aiSettings>;

const standaloneSchema = z.object(serviceConfigShape).and(aiSettings);

export const readAiConfig = (env: Record<string, string | undefined>) =>
  readConfig('ai', standaloneSchema, env);

type Prices = {
  AI_DOLLARS_PER_MILLION_INPUT?: number | undefined;
  AI_DOLLARS_PER_MILLION_OUTPUT?: number | undefined;
};

function pricesOf({
  AI_DOLLARS_PER_MILLION_INPUT: input,
  AI_DOLLARS_PER_MILLION_OUTPUT: output,
}: Prices) {
  return input === undefined || output === undefined ? undefined : { input, output };
}

/** The usage limits and prices. */
export const accountSettingsOf = (settings: AiSettings) => ({
  tokensPerDay: settings.AI_TOKENS_PER_DAY,
  // a reservation must outlive the longest request
  reservationMs: settings.OPENAI_TOTAL_SECONDS * 1000 + 60_000,
  dollarsPerDay: settings.AI_DOLLARS_PER_DAY,
  prices: pricesOf(settings),
});

/** The model provider’s settings; undefined if none is configured. */
export function openAiSettingsOf(settings: AiSettings): OpenAiSettings | undefined {
  if (!settings.OPENAI_API_KEY && !settings.OPENAI_BASE_URL) return undefined;
  return {
    ...defaultOpenAiSettings,
    baseUrl: settings.OPENAI_BASE_URL ?? openAiUrl,
    ...(settings.OPENAI_API_KEY && { apiKey: settings.OPENAI_API_KEY }),
    model: settings.OPENAI_MODEL ?? 'gpt-4.1-mini',
    idleMs: settings.OPENAI_IDLE_SECONDS * 1000,
    totalMs: settings.OPENAI_TOTAL_SECONDS * 1000,
    chunkChars: settings.OPENAI_CHUNK_CHARACTERS,
    maxAnswerTokens: settings.OPENAI_ANSWER_TOKENS,
    concurrency: settings.OPENAI_CONCURRENCY,
  };
}
