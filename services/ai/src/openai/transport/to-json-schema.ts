import { z } from 'zod';

/**
 * The JSON schema that is sent: what strict structured outputs accept everywhere. Lengths of strings
 * and bounds of numbers are not among it, so a length is said in words and zod checks all of them.
 */
export function toJsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === 'string' && jsonSchema.maxLength !== undefined) {
        const length = `At most ${jsonSchema.maxLength} characters.`;
        jsonSchema.description = [jsonSchema.description, length].filter(Boolean).join(' ');
      }
      for (const word of unsupported) delete jsonSchema[word];
    },
  });
  return json;
}

const unsupported = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'pattern',
  'format',
  'default',
] as const;
