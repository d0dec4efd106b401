import type { z } from 'zod';
import { ProviderFault } from './fault.ts';
import { fitToSchema } from './fit-to-schema.ts';

/**
 * Parses the JSON object in a response. Endpoints that do not enforce a schema surround the object with prose, Markdown
 * fences and examples, so the last object that matches the schema is used.
 *
 * @throws ProviderFault if no object matches. Its message does not quote the response, because it is logged
 */
export function parseResponse<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  const object = parseJson(text);
  const candidates = object
    ? [object]
    : findOutermostObjects(text).flatMap((part) => parseJson(part) ?? []);
  let mismatch = 'not JSON';
  for (const { value } of candidates.toReversed()) {
    const result = schema.safeParse(fitToSchema(schema, value));
    if (result.success) return result.data;
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
    mismatch = `not our schema: ${faults.slice(0, 5).join('; ')}`;
  }
  throw new ProviderFault('malformed', mismatch);
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Returns the complete objects in the text that are not inside another object. */
function findOutermostObjects(text: string): string[] {
  const objects: string[] = [];
  let start = 0;
  let depth = 0;
  let isString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (isString) {
      if (character === '\\') index += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = depth > 0;
    else if (character === '{' && (depth > 0 || opensObject(text, index))) {
      if (depth === 0) start = index;
      depth += 1;
    } else if (character === '}' && depth > 0) {
      depth -= 1;
      if (depth === 0) objects.push(text.slice(start, index + 1));
    }
  }
  return objects;
}

const opening = /\{\s*["}]/y;

/** Whether a brace opens an object rather than words in braces, as in prose. */
function opensObject(text: string, index: number): boolean {
  opening.lastIndex = index;
  return opening.test(text);
}
