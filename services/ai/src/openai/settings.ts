/** The endpoint and its limits. */
export type OpenAiSettings = {
  /** Base URL of any OpenAI-compatible endpoint, such as `https://api.openai.com/v1`. */
  baseUrl: string;
  /** Absent for endpoints without authentication. */
  apiKey?: string;
  model: string;
  idleMs: number;
  /** Timeout of one request, including retries. */
  totalMs: number;
  attempts: number;
  retryBaseMs: number;
  retryCapMs: number;
  /** Document text per request, in characters (about four per token). */
  chunkChars: number;
  /** Token limit of a response. */
  maxAnswerTokens: number;
  /** Concurrent requests per operation. */
  concurrency: number;
  breaker: { failures: number; halfOpenAfterMs: number };
};

export const defaultOpenAiSettings = {
  idleMs: 60_000,
  totalMs: 180_000,
  attempts: 3,
  retryBaseMs: 500,
  retryCapMs: 8_000,
  // models overlook more in longer texts, and a dense text has a long response
  chunkChars: 24_000,
  maxAnswerTokens: 12_000,
  concurrency: 4,
  breaker: { failures: 5, halfOpenAfterMs: 15_000 },
} satisfies Omit<OpenAiSettings, 'baseUrl' | 'model'>;
