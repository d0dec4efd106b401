import { describe, expect, it } from 'vitest';
import { endpoints, registerBody, type Endpoint } from '../../contract/index.ts';
import { createOpenApiDocument } from './openapi.ts';

type Operation = {
  operationId: string;
  security?: object[];
  parameters: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, object> };
  responses: Record<string, object>;
};
const { paths } = createOpenApiDocument({ secureCookies: true }) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(paths).flatMap((each) => Object.values(each));
const operationOf = (id: string) => {
  const operation = operations.find(({ operationId }) => operationId === id);
  if (!operation) throw new Error(`${id} is missing`);
  return operation;
};

describe('the OpenAPI document', () => {
  it.each(Object.entries(endpoints) as [string, Endpoint][])(
    'describes %s as in the contract',
    (name, endpoint) => {
      const operation = operationOf(name);
      expect(operation.responses).toHaveProperty(String(endpoint.status));
      expect(operation.responses).toHaveProperty('404');
      expect(operation.responses).toHaveProperty('503');
      expect(Boolean(operation.security)).toBe(endpoint.access === 'user');
      expect(Boolean(operation.requestBody)).toBe(Boolean(endpoint.body ?? endpoint.upload));
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map((each) => `:${each.name}`)).toEqual(endpoint.path.match(/:\w+/g) ?? []);
    },
  );

  it('contains every endpoint of the contract exactly once', () => {
    expect(operations).toHaveLength(Object.keys(endpoints).length);
  });

  it('describes the required headers of an endpoint', () => {
    const headers = (id: string) =>
      operationOf(id).parameters.filter((parameter) => parameter.in === 'header');
    expect(headers('updateApplication')).toMatchObject([{ name: 'If-Match', required: true }]);
    expect(headers('createApplication')).toMatchObject([{ name: 'Idempotency-Key' }]);
    expect(headers('listApplications')).toEqual([]);
  });

  it('describes file uploads: form, field and number of files', () => {
    expect(operationOf('createDocument').requestBody?.content).toMatchObject({
      'multipart/form-data': { schema: { required: ['file'] } },
    });
    expect(operationOf('extractOrgInfo').requestBody?.content).toMatchObject({
      'multipart/form-data': { schema: { properties: { files: { minItems: 1, maxItems: 10 } } } },
    });
  });

  it('describes the events of a stream', () => {
    const { responses } = operationOf('analyzeDocument');
    const { content } = responses['200'] as { content: Record<string, { schema: object }> };
    const event = (name: string, holds: string) => ({
      properties: {
        event: { const: name },
        data: { contentSchema: { properties: { [holds]: expect.anything() as unknown } } },
      },
    });
    expect(content['text/event-stream']?.schema).toMatchObject({
      oneOf: [
        event('job', 'id'),
        event('progress', 'stage'),
        event('result', 'sections'),
        event('error', 'code'),
      ],
    });
  });

  const { username, email } = registerBody.shape;
  it.each([
    ['a name', username, 'Ana María'],
    ['a name with surrounding spaces', username, ' Ana \n'],
    ['a rare letter', username, 'Ana \u{1F362}'],
    ['a name with two lines', username, 'Ana\nMaría'],
    ['a name with a control character', username, 'Ana\u0001'],
    ['a name that is too long only because of its spaces', username, `${'a'.repeat(200)} `],
    ['a name of maximum length', username, 'a'.repeat(200)],
    ['an address', email, 'ana@example.org'],
    ['an address with surrounding spaces', email, ' ana@example.org '],
    ['half an address', email, 'ana@'],
    ['an empty address', email, ''],
  ])('validates %s like the server', (_, schema, text) => {
    const { properties } = content('register') as { properties: Record<string, Shape> };
    const shape = properties[schema === email ? 'email' : 'username'];
    expect(shape && isWithin(shape, text)).toBe(schema.safeParse(text).success);
  });
});

type Shape = { pattern: string; minLength?: number; maxLength: number };
/** Checks with both kinds of validators: by code point and by UTF-16 unit. */
const isWithin = ({ pattern, minLength = 0, maxLength }: Shape, text: string) => {
  const [whole, halves] = ['u', ''].map((flags) => new RegExp(pattern, flags).test(text));
  expect(halves).toBe(whole);
  return Boolean(whole) && text.length >= minLength && text.length <= maxLength;
};
const content = (id: string) => {
  const { requestBody } = operationOf(id);
  return (requestBody?.content as Record<string, { schema: object }>)['application/json']?.schema;
};
