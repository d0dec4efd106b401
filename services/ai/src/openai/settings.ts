/** Where the model is and how patient we are with it. */
export type OpenAiSettings = {
  /** Base URL of any OpenAI-compatible endpoint, such as `https://api.openai.com/v1`. */
  baseUrl: string;
  /** Absent for endpoints that ask for none. */
  apiKey?: string;
  model: string;
  idleMs: number;
  /** The longest one request may take, retries included. */
  totalMs: number;
  attempts: number;
  retryBaseMs: number;
  retryCapMs: number;
  /** How much of a document goes into one request, in characters (about four to a token). */
  chunkChars: number;
  /** The longest answer asked for, in tokens. */
  maxAnswerTokens: number;
  /** Requests side by side for one person's work. */
  concurrency: number;
  breaker: { failures: number; halfOpenAfterMs: number };
};

export const defaultOpenAiSettings = {
  idleMs: 60_000,
  totalMs: 180_000,
  attempts: 3,
  retryBaseMs: 500,
  retryCapMs: 8_000,
  chunkChars: 48_000,
  maxAnswerTokens: 8_000,
  concurrency: 4,
  breaker: { failures: 5, halfOpenAfterMs: 15_000 },
} satisfies Omit<OpenAiSettings, 'baseUrl' | 'model'>;
