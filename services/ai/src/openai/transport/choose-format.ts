import type { z } from 'zod';
import { isFault } from './fault.ts';
import { toJsonSchema } from './to-json-schema.ts';

export type Format = { name: string; schema: z.ZodType };
export type WireFormat = { name: string; schema: Record<string, unknown> };

/**
 * Chooses the schema format of an endpoint. String length limits keep a model from writing forever; an
 * endpoint that rejects them gets schemas without them from then on.
 */
export function createFormatChoice() {
  let lengths = true;
  return async <T>(
    format: Format | undefined,
    attempt: (format: WireFormat | undefined) => Promise<T>,
  ): Promise<T> => {
    if (!format) return attempt(undefined);
    const wire = (bounded: boolean) => ({
      name: format.name,
      schema: toJsonSchema(format.schema, bounded),
    });
    const bounded = lengths;
    try {
      return await attempt(wire(bounded));
    } catch (error) {
      if (!bounded || !isFault(error, 'unaccepted')) throw error;
      const response = await attempt(wire(false));
      lengths = false;
      return response;
    }
  };
}
