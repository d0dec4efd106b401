import { z } from 'zod';
import {
  endpoints,
  jobSchema,
  limits,
  problemKinds,
  problemSchema,
  progressSchema,
  type Endpoint,
} from '../../contract/index.ts';
import { nameSessionCookie } from './session-cookie.ts';

type Json = Record<string, unknown>;

const problem = { $ref: '#/components/responses/Problem' };
const listStatuses = (digit: number) =>
  [...new Set(Object.values(problemKinds).map(({ status }) => status))].filter(
    (status) => Math.floor(status / 100) === digit,
  );

/**
 * Generates the OpenAPI 3.1 document of `/api` from the contract.
 *
 * @param secureCookies whether the session cookie uses its https name
 */
export function createOpenApiDocument({ secureCookies }: { secureCookies: boolean }): Json {
  const paths: Record<string, Json> = {};
  for (const [operationId, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: describeOperation(operationId, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Grantwright',
      version: '1',
      description:
        'The API that the browser uses. Unsafe methods require this site’s own Origin; errors are application/problem+json.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: nameSessionCookie(secureCookies) },
      },
      responses: {
        Problem: {
          description: 'The error: `code` for programs, `detail` for the user.',
          content: {
            'application/problem+json': { schema: describeSchema(problemSchema, 'output') },
          },
        },
      },
    },
  };
}

function describeOperation(operationId: string, endpoint: Endpoint): Json {
  const body = describeRequestBody(endpoint);
  return {
    operationId,
    summary: endpoint.summary,
    tags: [endpoint.service],
    ...(endpoint.access === 'user' ? { security: [{ session: [] }] } : {}),
    parameters: [
      ...describePathParameters(endpoint),
      ...listQueryParameters(endpoint),
      ...describeHeaderParameters(endpoint),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: {
      [endpoint.status]: describeResponse(endpoint),
      ...Object.fromEntries(
        [...listStatuses(4), ...listStatuses(5)].map((status) => [status, problem]),
      ),
    },
  };
}

/** JSON Schema of a request (`input`) or a response (`output`). */
function describeSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.pattern) jsonSchema.pattern = toPortablePattern(jsonSchema.pattern);
    },
  });
  return rest;
}

/**
 * Replaces Unicode character classes that many schema validators do not support. Surrogates are dropped: valid
 * UTF-8 contains none, and validators that match by UTF-16 unit would reject every astral character.
 */
const toPortablePattern = (pattern: string) =>
  pattern.replaceAll('\\p{Cc}', '\\u0000-\\u001F\\u007F-\\u009F').replaceAll('\\p{Cs}', '');

const describePathParameters = ({ path }: Endpoint): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }));

function listQueryParameters({ query }: Endpoint): Json[] {
  if (!query) return [];
  const { properties = {} } = describeSchema(query, 'input') as {
    properties?: Record<string, Json>;
  };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}

function describeHeaderParameters(endpoint: Endpoint): Json[] {
  const text = { type: 'string' };
  return [
    ...(endpoint.idempotent
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
            description:
              'Repeating a request with the same key returns the first response without repeating the effect.',
          },
        ]
      : []),
    ...(endpoint.needsVersion
      ? [
          {
            name: 'If-Match',
            in: 'header',
            required: true,
            schema: text,
            description: 'The ETag of the version that the client loaded.',
          },
        ]
      : []),
  ];
}

function describeRequestBody({ body, upload }: Endpoint): Json | undefined {
  if (upload === 'raw' || upload === 'stream')
    return { content: { 'application/json': { schema: {} } }, required: true };
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
  const content = { 'application/json': { schema: describeSchema(body, 'input') } };
  // a missing body is parsed as an empty object
  return { content, required: !body.safeParse({}).success };
}

/** Describes the events of a stream: `job`, any number of `progress`, then one `result` or `error`. */
function describeEvent(response: z.ZodType): Json {
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
      event('job', describeSchema(jobSchema.pick({ id: true }), 'output')),
      event('progress', describeSchema(progressSchema, 'output')),
      event('result', describeSchema(response, 'output')),
      event('error', describeSchema(problemSchema, 'output')),
    ],
  };
}

function describeResponse({ status, summary, response, file, streams }: Endpoint): Json {
  if (status === 204) return { description: 'Done' };
  if (status === 302) return { description: 'Redirects to the page in Location' };
  const content = {
    ...(response ? { 'application/json': { schema: describeSchema(response, 'output') } } : {}),
    ...(file ? { [file]: { schema: { type: 'string', format: 'binary' } } } : {}),
    ...(streams && response ? { 'text/event-stream': { schema: describeEvent(response) } } : {}),
  };
  return { description: summary, content };
}
