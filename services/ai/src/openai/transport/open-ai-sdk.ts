import { OpenAI } from 'openai';
import type { OpenAiSettings } from '../settings.ts';

/** The SDK client for an endpoint, without retries and logs of its own. */
export const openAiSdk = ({ baseUrl, apiKey }: OpenAiSettings, timeoutMs: number): OpenAI =>
  new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: timeoutMs,
    // the client would log document text
    logLevel: 'off',
  });
