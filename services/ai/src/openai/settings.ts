/** The endpoint and its limits. */
export type OpenAiSettings = {
  /** The base URL of any OpenAI-compatible endpoint, such as `https://api.openai.com/v1`. */
  baseUrl: string;
  /** Absent for endpoints without authentication. */
  apiKey?: string;
  model: string;
  idleMs: number;
  /** The timeout of one request, including retries. */
  totalMs: number;
  attempts: number;
  retryBaseMs: number;
  retryCapMs: number;
  /** The amount of document text per request, in characters (about four per token). */
  chunkChars: number;
  /** The token limit of a response. */
  maxAnswerTokens: number;
  /** The maximum number of concurrent requests per operation. */
  concurrency: number;
  breaker: { failures: number; halfOpenAfterMs: number };
};

export const defaultOpenAiSettings = {
  idleMs: 60_000,
  totalMs: 180_000,
  attempts: 3,
  retryBaseMs: 500,
  retryCapMs: 8_000,
  // models overlook more in longer text, and dense text needs a long response
  chunkChars: 24_000,
  maxAnswerTokens: 12_000,
  concurrency: 4,
  breaker: { failures: 5, halfOpenAfterMs: 15_000 },
} satisfies Omit<OpenAiSettings, 'baseUrl' | 'model'>;
