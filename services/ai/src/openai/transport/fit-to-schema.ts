import { z } from 'zod';

/** The part of JSON Schema used by our response schemas. */
type JsonSchema = {
  /** Two types if a simple value may be null. */
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  maxLength?: number;
  maxItems?: number;
  exclusiveMinimum?: number;
};

const jsonSchemas = new WeakMap<z.ZodType, JsonSchema>();

function getJsonSchema(schema: z.ZodType): JsonSchema {
  const cached = jsonSchemas.get(schema);
  const json = cached ?? (z.toJSONSchema(schema, { target: 'draft-7' }) as JsonSchema);
  jsonSchemas.set(schema, json);
  return json;
}

/**
 * Corrects deviations from the schema by endpoints that do not enforce it, if the meaning is certain: missing or empty
 * optional values, missing lists, numbers in quotes, lists and text over their limit, and control characters.
 * Everything else is left to validation.
 */
export function fitToSchema(schema: z.ZodType, value: unknown): unknown {
  const json = getJsonSchema(schema);
  // an unrelated object is not an empty response
  const isRelated =
    isObject(value) &&
    Object.keys(json.properties ?? {}).some((name) => Object.hasOwn(value, name));
  return isRelated ? fit(json, value) : value;
}

function fit(schema: JsonSchema, value: unknown): unknown {
  if (schema.anyOf) return fitOptional(schema.anyOf, value);
  if (Array.isArray(schema.type))
    return fitOptional(
      schema.type.map((type) => ({ ...schema, type })),
      value,
    );
  switch (schema.type) {
    case 'object':
      return fitObject(schema.properties ?? {}, value);
    case 'array':
      return fitList(schema, value);
    case 'string':
      return fitText(schema, value);
    case 'number':
    case 'integer':
      return typeof value === 'string' ? fitNumber(value) : value;
    case 'boolean':
      return value === 'true' || value === 'false' ? value === 'true' : value;
    default:
      return value;
  }
}

/** Returns the number in text such as "1,500"; returns any other text unchanged. */
function fitNumber(text: string): unknown {
  const digits = text.replace(/,(?=\d{3}(?!\d))/g, '');
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : text;
}

function fitOptional(alternatives: JsonSchema[], value: unknown): unknown {
  const [alternative, ...others] = alternatives.filter(({ type }) => type !== 'null');
  if (!alternative || others.length > 0 || alternatives.length !== 2) return value;
  if (isAbsent(value)) return null;
  const fitted = fit(alternative, value);
  const { exclusiveMinimum: minimum } = alternative;
  // "0 words" means that there is no limit
  return minimum !== undefined && typeof fitted === 'number' && fitted <= minimum ? null : fitted;
}

function fitObject(properties: Record<string, JsonSchema>, value: unknown): unknown {
  if (!isObject(value)) return value;
  const fitted = Object.entries(properties).map(
    ([name, schema]) =>
      [name, fit(schema, Object.hasOwn(value, name) ? value[name] : undefined)] as const,
  );
  return Object.fromEntries(fitted.filter(([, property]) => property !== undefined));
}

function fitList({ items, maxItems }: JsonSchema, value: unknown): unknown {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) return value;
  const nonEmpty = value.filter((item) => !isAbsent(item)).slice(0, maxItems);
  return items ? nonEmpty.map((item) => fit(items, item)) : nonEmpty;
}

/** Matches control characters except tab, line feed and carriage return. */
const controls = /[^\P{Cc}\t\n\r]/gu;

function fitText({ maxLength }: JsonSchema, value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.replace(controls, ' ').slice(0, maxLength) : value;
}

/** Whether a value has no content, such as `{"date": null, "quote": ""}`. */
const isAbsent = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (isObject(value) && Object.values(value).every((part) => part === null || part === ''));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
