import type { z } from 'zod';
import type { SendRequest, ModelRequest } from './create-client.ts';
import { isFault, ProviderFault } from './fault.ts';
import type { ContextUse } from './fault.ts';
import { parseResponse } from './parse-response.ts';
import type { Completion } from './stream-completion.ts';

/**
 * Requests a response that follows a schema and validates it, because endpoints may ignore the schema. `sentSchema` may
 * have shorter lists and fewer fields; the response only has to match `schema`. After an invalid response, the request
 * is sent once more. A response truncated by the token limit is a `runaway`, which the caller can retry with less text.
 */
export async function requestJson<S extends z.ZodType>(
  send: SendRequest,
  schema: S,
  given: Omit<ModelRequest, 'format' | 'attempt'> & { name: string; sentSchema?: z.ZodType },
): Promise<z.output<S>> {
  const { name, sentSchema = schema, ...rest } = given;
  const format = { name, schema: sentSchema };
  const request = async (attempt: number) => {
    const completion = await send({ ...rest, format, attempt });
    if (completion.finish === 'length')
      throw new ProviderFault('runaway', 'the response reached its token limit', {
        use: detectEndOfContext(completion, rest.maxTokens),
      });
    return parseResponse(schema, completion.text);
  };
  try {
    return await request(1);
  } catch (error) {
    if (!isFault(error, 'malformed')) throw error;
    return request(2);
  }
}

/** Returns the context size if a response ended before its token limit, because it then filled the context. */
function detectEndOfContext({ usage }: Completion, maxTokens: number): ContextUse | undefined {
  if (!usage || usage.inputTokens < 1 || usage.outputTokens >= maxTokens * 0.95) return undefined;
  return { context: usage.inputTokens + usage.outputTokens, prompt: usage.inputTokens };
}
