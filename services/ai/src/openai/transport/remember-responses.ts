import { createHash } from 'node:crypto';
import type { ResponseMemory } from '../../providers/provider.ts';
import type { ModelRequest, SendRequest } from './create-client.ts';
import { toJsonSchema } from './to-json-schema.ts';

/** Sends only requests that have not been answered before. */
export const rememberResponses =
  (send: SendRequest, { recall, remember }: ResponseMemory): SendRequest =>
  async (request) => {
    const key = keyOf(request);
    const known = await recall(key);
    if (known) return known;
    const response = await send(request);
    await remember(key, response);
    return response;
  };

/** Equal for requests with the same instructions, data, format and limit. */
function keyOf({ task, data, format, maxTokens, attempt = 1 }: ModelRequest): string {
  const schema = format && toJsonSchema(format.schema, true);
  return createHash('sha256')
    .update(JSON.stringify([task, data, format?.name, schema, maxTokens, attempt]))
    .digest('base64url');
}
