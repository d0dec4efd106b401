import type { Random } from './random.ts';

/** The part of JSON Schema used by requests. */
export type JsonSchema = {
  /** Two types for a simple type that may be null. */
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  maxLength?: number;
  maxItems?: number;
};

/** Generates a response that matches a schema and whose text consists of lines of a document. */
export function generateResponse(schema: JsonSchema, random: Random, lines: string[]): unknown {
  if (schema.enum) return random.pick(schema.enum);
  const alternatives =
    schema.anyOf ??
    (Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : undefined);
  if (alternatives) {
    const [alternative = {}] = alternatives.filter(({ type }) => type !== 'null');
    return random.below(4) === 0 ? null : generateResponse(alternative, random, lines);
  }
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [
          name,
          generateResponse(property, random, lines),
        ]),
      );
    case 'array': {
      const count = Math.min(schema.maxItems ?? 3, 1 + random.below(3));
      const items = schema.items ?? {};
      return Array.from({ length: count }, () => generateResponse(items, random, lines));
    }
    case 'boolean':
      return random.below(8) > 0;
    case 'number':
    case 'integer':
      return 1 + random.below(900);
    default:
      return random.pick(lines).slice(0, schema.maxLength);
  }
}
