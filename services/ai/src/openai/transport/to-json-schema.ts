import { z } from 'zod';

/**
 * Returns the JSON schema to send, reduced to what strict structured outputs support everywhere. Numeric bounds are
 * omitted; string lengths are stated in the description and, with `lengths`, also set as limits. zod validates all of
 * them afterwards.
 */
export function toJsonSchema(schema: z.ZodType, lengths: boolean): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === 'string' && jsonSchema.maxLength !== undefined) {
        const length = `At most ${jsonSchema.maxLength} characters.`;
        jsonSchema.description = [jsonSchema.description, length].filter(Boolean).join(' ');
      }
      for (const word of unsupported) delete jsonSchema[word];
      if (!lengths) delete jsonSchema.maxLength;
    },
  });
  return json;
}

const unsupported = [
  'minLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'pattern',
  'format',
  'default',
] as const;
