import type { z } from 'zod';
import type { SendRequest, ModelRequest } from './create-client.ts';
import { isFault, ProviderFault } from './fault.ts';
import type { ContextUse } from './fault.ts';
import type { Completion } from './stream-completion.ts';

/**
 * Requests a response in a schema and validates it, since endpoints may ignore the schema. `sentSchema` may have
 * shorter lists; the response only has to match `schema`. An invalid response is requested once more. A response
 * cut by the token limit is a `runaway`, which the caller can retry with less text.
 */
export async function requestJson<S extends z.ZodType>(
  send: SendRequest,
  schema: S,
  given: Omit<ModelRequest, 'format' | 'attempt'> & { name: string; sentSchema?: S },
): Promise<z.output<S>> {
  const { name, sentSchema = schema, ...rest } = given;
  const format = { name, schema: sentSchema };
  const request = async (attempt: number) => {
    const completion = await send({ ...rest, format, attempt });
    if (completion.finish === 'length')
      throw new ProviderFault('runaway', 'the response reached its token limit', {
        use: endOfContext(completion, rest.maxTokens),
      });
    return parse(schema, completion.text);
  };
  try {
    return await request(1);
  } catch (error) {
    if (!isFault(error, 'malformed')) throw error;
    return request(2);
  }
}

/** A response cut off before its token limit filled the context, which reveals the context size. */
function endOfContext({ usage }: Completion, maxTokens: number): ContextUse | undefined {
  if (!usage || usage.inputTokens < 1 || usage.outputTokens >= maxTokens * 0.95) return undefined;
  return { context: usage.inputTokens + usage.outputTokens, prompt: usage.inputTokens };
}

function parse<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  let value: unknown;
  try {
    value = JSON.parse(withoutFence(text));
  } catch {
    // the parser’s message quotes the text
    throw new ProviderFault('malformed', 'not JSON');
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  // only paths and codes, since a message may quote the document
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  throw new ProviderFault('malformed', `not our schema: ${faults.slice(0, 5).join('; ')}`);
}

/** Servers without structured outputs often wrap JSON in a Markdown fence. */
const withoutFence = (text: string): string =>
  text.trim().replace(/^```(?:json)?[^\S\n]*\n([\s\S]*)```$/i, '$1');
