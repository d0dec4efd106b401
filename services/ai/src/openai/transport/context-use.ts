import type { APIError } from 'openai';
import type { ContextUse } from './fault.ts';

/**
 * How much an endpoint holds and how much it was asked to, from an error that says it is too much:
 * llama.cpp gives both as numbers, OpenAI and vLLM say them in a sentence. Undefined where nothing
 * is said that makes sense.
 */
export function contextUse(error: APIError): ContextUse | undefined {
  const body = (error.error ?? {}) as { n_ctx?: unknown; n_prompt_tokens?: unknown };
  const context = count(body.n_ctx) ?? said(contextWords, error.message);
  if (!context) return undefined;
  const prompt = count(body.n_prompt_tokens) ?? said(promptWords, error.message);
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

function said(patterns: RegExp[], message: string): number | undefined {
  for (const pattern of patterns) {
    const value = count(Number(pattern.exec(message)?.[1]));
    if (value) return value;
  }
  return undefined;
}

const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
