import type { z } from 'zod';
import type { Ask, AskRequest } from './create-ask.ts';
import { isFault, ProviderFault } from './fault.ts';

/**
 * Asks for an answer in a schema of ours and checks it, whatever the endpoint promised. An answer
 * that does not fit is asked for once more. One that ran out of room is a `runaway`: the caller can
 * ask with less text.
 */
export async function askJson<S extends z.ZodType>(
  ask: Ask,
  schema: S,
  request: Omit<AskRequest, 'format'> & { name: string },
): Promise<z.output<S>> {
  const { name, ...rest } = request;
  const format = { name, schema };
  const once = async () => {
    const completion = await ask({ ...rest, format });
    if (completion.finish === 'length')
      throw new ProviderFault('runaway', 'the answer ran out of room');
    return parse(schema, completion.text);
  };
  try {
    return await once();
  } catch (error) {
    if (!isFault(error, 'malformed')) throw error;
    return once();
  }
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
  text.trim().replace(/^```(?:json)?\s*\n([\s\S]*?)\n?```$/i, '$1');
