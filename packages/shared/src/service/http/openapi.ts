import { z } from 'zod';
import {
  calls,
  limits,
  problemKinds,
  problemSchema,
  progressSchema,
  type Call,
} from '../../contract/index.ts';
import { sessionCookieName } from './session-cookie.ts';

type Json = Record<string, unknown>;

const problem = { $ref: '#/components/responses/Problem' };
const statusesOf = (digit: number) =>
  [...new Set(Object.values(problemKinds).map(({ status }) => status))].filter(
    (status) => Math.floor(status / 100) === digit,
  );

/**
 * The whole of `/api` as an OpenAPI 3.1 document, made from the contract's table of calls.
 *
 * @param secureCookies whether the session cookie has the name that it has over https
 */
export function openApiDocument({ secureCookies }: { secureCookies: boolean }): Json {
  const paths: Record<string, Json> = {};
  for (const [operationId, call] of Object.entries(calls) as [string, Call][]) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(operationId, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Grantwright',
      version: '1',
      description:
        'What the browser asks for. Unsafe methods must carry this site’s own Origin; errors are application/problem+json.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(secureCookies) },
      },
      responses: {
        Problem: {
          description: 'What went wrong: `code` for programs, `detail` for the person.',
          content: { 'application/problem+json': { schema: schemaOf(problemSchema, 'output') } },
        },
      },
    },
  };
}

function operationOf(operationId: string, call: Call): Json {
  const body = requestBodyOf(call);
  return {
    operationId,
    summary: call.summary,
    tags: [call.service],
    ...(call.access === 'user' ? { security: [{ session: [] }] } : {}),
    parameters: [...pathParameters(call), ...queryParameters(call), ...headerParameters(call)],
    ...(body ? { requestBody: body } : {}),
    responses: {
      [call.status]: answerOf(call),
      ...Object.fromEntries([...statusesOf(4), ...statusesOf(5)].map((each) => [each, problem])),
    },
  };
}

/** JSON Schema of what is sent (`input`) or answered (`output`). */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.pattern) jsonSchema.pattern = portable(jsonSchema.pattern);
    },
  });
  return rest;
}

/**
 * Not every reader of a schema knows the names of Unicode's kinds of characters. Halves of a character
 * are left out: no text in UTF-8 holds any, few readers can name them, and those that read a pattern
 * half by half would refuse every rarer letter.
 */
const portable = (pattern: string) =>
  pattern.replaceAll('\\p{Cc}', '\\u0000-\\u001F\\u007F-\\u009F').replaceAll('\\p{Cs}', '');

const pathParameters = ({ path }: Call): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }));

function queryParameters({ query }: Call): Json[] {
  if (!query) return [];
  const { properties = {} } = schemaOf(query, 'input') as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}

function headerParameters(call: Call): Json[] {
  const text = { type: 'string' };
  return [
    ...(call.idempotent
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
            description: 'The same key gives the same answer, and happens once.',
          },
        ]
      : []),
    ...(call.needsVersion
      ? [
          {
            name: 'If-Match',
            in: 'header',
            required: true,
            schema: text,
            description: 'The ETag of the version that was read.',
          },
        ]
      : []),
  ];
}

function requestBodyOf({ body, upload }: Call): Json | undefined {
  if (upload === 'raw') return { content: { 'application/json': { schema: {} } }, required: true };
  if (upload) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const field = upload.many
      ? { type: 'array', items: file, minItems: 1, maxItems: limits.extractionFiles }
      : file;
    const schema = {
      type: 'object',
      properties: { [upload.field]: field },
      required: [upload.field],
    };
    return { content: { 'multipart/form-data': { schema } }, required: true };
  }
  if (!body) return undefined;
  const content = { 'application/json': { schema: schemaOf(body, 'input') } };
  // no body is read as an empty one
  return { content, required: !body.safeParse({}).success };
}

/** Each event of a stream: some of progress, and in the end one result or one error. */
function eventOf(response: z.ZodType): Json {
  const event = (name: string, contentSchema: Json) => ({
    type: 'object',
    properties: {
      event: { const: name },
      data: { type: 'string', contentMediaType: 'application/json', contentSchema },
    },
    required: ['event', 'data'],
  });
  return {
    oneOf: [
      event('progress', schemaOf(progressSchema, 'output')),
      event('result', schemaOf(response, 'output')),
      event('error', schemaOf(problemSchema, 'output')),
    ],
  };
}

function answerOf({ status, summary, response, file, streams }: Call): Json {
  if (status === 204) return { description: 'Done' };
  if (status === 302) return { description: 'To the page named in Location' };
  const content = {
    ...(response ? { 'application/json': { schema: schemaOf(response, 'output') } } : {}),
    ...(file ? { [file]: { schema: { type: 'string', format: 'binary' } } } : {}),
    ...(streams && response ? { 'text/event-stream': { schema: eventOf(response) } } : {}),
  };
  return { description: summary, content };
}
