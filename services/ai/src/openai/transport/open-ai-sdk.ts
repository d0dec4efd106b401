import { OpenAI } from 'openai';
import type { OpenAiSettings } from '../settings.ts';

/** Creates the SDK client for an endpoint, with retries and logging turned off. */
export const openAiSdk = ({ baseUrl, apiKey }: OpenAiSettings, timeoutMs: number): OpenAI =>
  new AnyErrorBody({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: timeoutMs,
    // the client would log document text
    logLevel: 'off',
  });

/** Keeps error bodies without an `error` field, such as FastAPI's `detail`, which the SDK would drop. */
class AnyErrorBody extends OpenAI {
  protected override makeStatusError(
    ...[status, body, message, headers]: Parameters<OpenAI['makeStatusError']>
  ) {
    const isBare = typeof body === 'object' && body !== null && !('error' in body);
    const wrapped = isBare ? { error: body } : body;
    return super.makeStatusError(status, wrapped, message, headers);
  }
}
