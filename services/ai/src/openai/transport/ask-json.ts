import type { z } from 'zod';
import type { Ask, AskRequest } from './create-ask.ts';
import { isFault, ProviderFault } from './fault.ts';
import type { ContextUse } from './fault.ts';
import type { Completion } from './stream-completion.ts';

/**
 * Asks for an answer in a schema of ours and checks it, whatever the endpoint promised. A narrower one
 * may be `asked` for: an answer beyond that but within the schema is as good. An answer that does not fit is asked for once more. One that ran out of room is a `runaway`: the caller can
 * ask with less text.
 */
export async function askJson<S extends z.ZodType>(
  ask: Ask,
  schema: S,
  request: Omit<AskRequest, 'format'> & { name: string; asked?: S },
): Promise<z.output<S>> {
  const { name, asked = schema, ...rest } = request;
  const format = { name, schema: asked };
  const once = async () => {
    const completion = await ask({ ...rest, format });
    if (completion.finish === 'length')
      throw new ProviderFault('runaway', 'the answer ran out of room', {
        use: endOfContext(completion, request.maxTokens),
      });
    return parse(schema, completion.text);
  };
  try {
    return await once();
  } catch (error) {
    if (!isFault(error, 'malformed')) throw error;
    return once();
  }
}

/** An answer that broke off before it was as long as it might be filled the context, and shows its size. */
function endOfContext({ usage }: Completion, maxTokens: number): ContextUse | undefined {
  if (!usage || usage.inputTokens < 1 || usage.outputTokens >= maxTokens * 0.95) return undefined;
  return { context: usage.inputTokens + usage.outputTokens, prompt: usage.inputTokens };
}

function parse<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  let value: unknown;
  try {
    value = JSON.parse(withoutFence(text));
  } catch {
    // the parser's own message repeats the text
    throw new ProviderFault('malformed', 'not JSON');
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  // Only paths and codes: a message may repeat the document's text.
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  throw new ProviderFault('malformed', `not our schema: ${faults.slice(0, 5).join('; ')}`);
}

/** Servers without structured outputs like to wrap JSON in a Markdown fence. */
const withoutFence = (text: string): string =>
  text.trim().replace(/^```(?:json)?[^\S\n]*\n([\s\S]*)```$/i, '$1');
