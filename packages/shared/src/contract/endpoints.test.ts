import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints, type Endpoint } from './index.ts';
import { limits } from './constants.ts';
import { content } from './fields.ts';

type Shape = {
  type?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  additionalProperties?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
} & Record<string, unknown>;

const bounds = ['maxLength', 'pattern', 'format', 'enum', 'const'];

/** Returns the strings and lists without a length limit in a body or query schema. */
function unbounded(shape: Shape, path: string): string[] {
  const isUnbounded =
    (shape.type === 'string' && !bounds.some((bound) => bound in shape)) ||
    (shape.type === 'array' && !('maxItems' in shape)) ||
    typeof shape.additionalProperties === 'object';
  const parts = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])];
  return [
    ...(isUnbounded ? [path] : []),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, value]) =>
      unbounded(value, `${path} ${name}`),
    ),
    ...(shape.items ? unbounded(shape.items, `${path}[]`) : []),
    ...parts.flatMap((part) => unbounded(part, path)),
  ];
}

test("every string and list in a request has a length limit, and an application's text a limit in bytes", () => {
  const schemas = Object.values(endpoints).flatMap(({ method, path, body, query }: Endpoint) =>
    [body, query].flatMap((schema) => (schema ? [{ path: `${method} ${path}`, schema }] : [])),
  );
  expect(schemas.length).toBeGreaterThan(15);
  const options = { io: 'input', unrepresentable: 'any' } as const;
  const unlimited = schemas.flatMap(({ path, schema }) =>
    unbounded(z.toJSONSchema(schema, options) as Shape, path),
  );
  expect(unlimited.filter((place) => !place.endsWith(' content'))).toEqual([]);
  expect(content.safeParse('é'.repeat(limits.contentBytes / 2)).success).toBe(true);
  expect(content.safeParse('é'.repeat(limits.contentBytes / 2 + 1)).success).toBe(false);
});

/** A database query operator, as an attacker would send it instead of a string. */
const operator = { $ne: '' };

/** Returns the string fields of a body or query that accept an object. */
function acceptingOperators(schema: z.ZodType, endpoint: string): string[] {
  const { properties = {} } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as Shape;
  return Object.keys(properties).flatMap((name) => {
    const { error } = schema.safeParse({ [name]: operator });
    const isRefused = error?.issues.some(({ path }) => path[0] === name);
    const isObject = properties[name]?.type === 'object';
    return isRefused || isObject ? [] : [`${endpoint} ${name}`];
  });
}

test('no endpoint accepts a query operator in place of a string, number or list', () => {
  const accepting = Object.values(endpoints).flatMap(({ method, path, body, query }: Endpoint) =>
    [body, query].flatMap((schema) =>
      schema ? acceptingOperators(schema, `${method} ${path}`) : [],
    ),
  );
  expect(accepting).toEqual([]);
});
