import type { z } from 'zod';
import { isFault } from './fault.ts';
import { toJsonSchema } from './to-json-schema.ts';

export type Format = { name: string; schema: z.ZodType };
export type WireFormat = {
  name: string;
  schema: Record<string, unknown>;
  /** Whether the schema is only described in the instructions. */
  isDescribed: boolean;
};

/** From what most endpoints accept to what all accept. */
const variants = [
  // string length limits keep a model from writing forever
  { hasLengths: true, isDescribed: false },
  { hasLengths: false, isDescribed: false },
  { hasLengths: true, isDescribed: true },
];

/**
 * Chooses the schema format of an endpoint: the first that it does not reject is used from then on.
 *
 * @param onAccepted called with the format of each accepted request
 */
export function createFormatChoice(onAccepted?: (format: WireFormat) => void) {
  let accepted = 0;
  return async <T>(
    format: Format | undefined,
    attempt: (format: WireFormat | undefined) => Promise<T>,
  ): Promise<T> => {
    if (!format) return attempt(undefined);
    const { name, schema } = format;
    for (let choice = accepted; ; choice++) {
      const { hasLengths = true, isDescribed = true } = variants[choice] ?? {};
      try {
        const wire = { name, schema: toJsonSchema(schema, hasLengths), isDescribed };
        const response = await attempt(wire);
        onAccepted?.(wire);
        accepted = Math.max(accepted, choice);
        return response;
      } catch (error) {
        if (!isFault(error, 'unaccepted') || choice + 1 >= variants.length) throw error;
      }
    }
  };
}
