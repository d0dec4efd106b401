import { describe, expect, it } from 'vitest';
import { calls, type Call } from '../contract/index.ts';
import { openApiDocument } from './openapi.ts';

type Operation = {
  operationId: string;
  security?: object[];
  parameters: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, object> };
  responses: Record<string, object>;
};
const { paths } = openApiDocument({ secureCookies: true }) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(paths).flatMap((each) => Object.values(each));
const operationOf = (id: string) => {
  const found = operations.find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`${id} is missing`);
  return found;
};

describe('the OpenAPI document', () => {
  it.each(Object.entries(calls) as [string, Call][])('holds %s as it is', (name, call) => {
    const operation = operationOf(name);
    expect(operation.responses).toHaveProperty(String(call.status));
    expect(operation.responses).toHaveProperty('404');
    expect(operation.responses).toHaveProperty('503');
    expect(Boolean(operation.security)).toBe(call.access === 'user');
    expect(Boolean(operation.requestBody)).toBe(Boolean(call.body ?? call.upload));
    const inPath = operation.parameters.filter((each) => each.in === 'path');
    expect(inPath.map((each) => `:${each.name}`)).toEqual(call.path.match(/:\w+/g) ?? []);
  });

  it('holds no call twice and none that the contract does not know', () => {
    expect(operations).toHaveLength(Object.keys(calls).length);
  });

  it('says which headers a call needs', () => {
    const headers = (id: string) =>
      operationOf(id).parameters.filter((each) => each.in === 'header');
    expect(headers('updateApplication')).toMatchObject([{ name: 'If-Match', required: true }]);
    expect(headers('createApplication')).toMatchObject([{ name: 'Idempotency-Key' }]);
    expect(headers('listApplications')).toEqual([]);
  });

  it('says that files come as a form, and which field holds them', () => {
    expect(operationOf('createDocument').requestBody?.content).toMatchObject({
      'multipart/form-data': { schema: { required: ['file'] } },
    });
  });
});
