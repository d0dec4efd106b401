import { createHash } from 'node:crypto';
import type { ResponseMemory } from '../../providers/provider.ts';
import type { ModelRequest, SendRequest } from './create-client.ts';
import { toJsonSchema } from './to-json-schema.ts';

/** Sends only requests without a stored response. */
export const rememberResponses =
  (send: SendRequest, { recall, remember }: ResponseMemory): SendRequest =>
  async (request) => {
    const key = computeKey(request);
    const stored = await recall(key);
    if (stored) return stored;
    const response = await send(request);
    await remember(key, response);
    return response;
  };

/** Returns the same key for requests with the same instructions, data, format and limit. */
function computeKey({ task, data, format, maxTokens, attempt = 1 }: ModelRequest): string {
  const schema = format && toJsonSchema(format.schema, true);
  return createHash('sha256')
    .update(JSON.stringify([task, data, format?.name, schema, maxTokens, attempt]))
    .digest('base64url');
}
