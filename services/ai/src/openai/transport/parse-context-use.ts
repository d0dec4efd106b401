import type { APIError } from 'openai';
import type { ContextUse } from './fault.ts';

/**
 * Reads the context size and request size from a context overflow error. llama.cpp returns numbers; OpenAI and vLLM
 * return a sentence. Returns undefined if the error contains neither.
 */
export function parseContextUse(error: APIError): ContextUse | undefined {
  const body: { n_ctx?: unknown; n_prompt_tokens?: unknown } = Object(error.error);
  const context = count(body.n_ctx) ?? matchNumber(contextWords, error.message);
  if (!context) return undefined;
  const prompt = count(body.n_prompt_tokens) ?? matchNumber(promptWords, error.message);
  return { context, ...(prompt && { prompt }) };
}

const contextWords = [
  /maximum context length (?:is|of) (\d+)/i,
  /context (?:size|length|window) \(?(?:of )?(\d+)/i,
];
const promptWords = [
  /(?<!\d)(\d+) in the messages/i,
  /messages resulted in (\d+)/i,
  /request has (\d+) input tokens/i,
  /request \((\d+) tokens/i,
];

function matchNumber(patterns: RegExp[], message: string): number | undefined {
  for (const pattern of patterns) {
    const value = count(Number(pattern.exec(message)?.[1]));
    if (value) return value;
  }
  return undefined;
}

const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
