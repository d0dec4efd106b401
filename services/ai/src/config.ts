import { readConfig, serviceConfigShape } from '@grantwright/shared/service';
import { z } from 'zod';
import { defaultOpenAiSettings } from './openai/settings.ts';
import type { OpenAiSettings } from './openai/settings.ts';

const openAiUrl = 'https://api.openai.com/v1';
const count = z.coerce.number().int().positive();
const dollars = z.coerce.number().nonnegative();
const seconds = z.coerce.number().positive();

const settingsShape = {
  /** Where readings come from. */
  DOCUMENTS_URL: z.url(),
  /** A key or an address makes `openai` the provider; without either nothing leaves the machine. */
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_MODEL: z.string().optional(),
  /** The longest silence of the model, and the longest one request may take. */
  OPENAI_IDLE_SECONDS: seconds.default(defaultOpenAiSettings.idleMs / 1000),
  OPENAI_TOTAL_SECONDS: seconds.default(defaultOpenAiSettings.totalMs / 1000),
  /** How much of a document one request holds. Less for models with a small context. */
  OPENAI_CHUNK_CHARACTERS: count.min(1_000).default(defaultOpenAiSettings.chunkChars),
  OPENAI_ANSWER_TOKENS: count.min(200).default(defaultOpenAiSettings.maxAnswerTokens),
  OPENAI_CONCURRENCY: count.default(defaultOpenAiSettings.concurrency),
  /**
   * Tokens that one person may use in a day (UTC). The default is about four long calls with a draft for
   * each, and less than two dollars of the default model.
   */
  AI_TOKENS_PER_DAY: count.default(1_000_000),
  /** What a million tokens cost, in dollars: without both, no cost is booked. */
  AI_DOLLARS_PER_MILLION_INPUT: dollars.optional(),
  AI_DOLLARS_PER_MILLION_OUTPUT: dollars.optional(),
  /** Dollars that one person may cost in a day (UTC). */
  AI_DOLLARS_PER_DAY: z.coerce.number().positive().optional(),
  /** Analyses and extractions, and drafts, of one person within an hour. */
  AI_READINGS_PER_HOUR: count.default(120),
  AI_DRAFTS_PER_HOUR: count.default(60),
  AI_CHECKS_PER_HOUR: count.default(600),
  /** Drafts of one person at the same time. */
  AI_DRAFTS_AT_ONCE: count.default(2),
  /** Threads for the built-in analyst and the check of claims: three, so that two users leave one to the others. */
  AI_WORKERS: count.default(3),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
};

export const aiSettings = z
  .object(settingsShape)
  .refine((settings) => !settings.OPENAI_BASE_URL || settings.OPENAI_MODEL, {
    path: ['OPENAI_MODEL'],
    message: 'is needed with OPENAI_BASE_URL: the name of a model at that address',
  })
  .refine((settings) => settings.AI_DOLLARS_PER_DAY === undefined || pricesOf(settings), {
    path: ['AI_DOLLARS_PER_DAY'],
    message: 'needs AI_DOLLARS_PER_MILLION_INPUT and AI_DOLLARS_PER_MILLION_OUTPUT',
  });
export type AiSettings = z.infer<typeof aiSettings>;

const alone = z.object(serviceConfigShape).and(aiSettings);

/** The one place where this service reads its environment. */
export const readAiConfig = (env: Record<string, string | undefined>) =>
  readConfig('ai', alone, env);

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

/** What a person may use of the model, and what it costs. */
export const accountSettingsOf = (settings: AiSettings) => ({
  tokensPerDay: settings.AI_TOKENS_PER_DAY,
  // a reservation outlives the longest request
  reservationMs: settings.OPENAI_TOTAL_SECONDS * 1000 + 60_000,
  dollarsPerDay: settings.AI_DOLLARS_PER_DAY,
  prices: pricesOf(settings),
});

/** What the model provider is told; undefined when none is configured. */
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
