import type { Server } from 'node:http';
import request from 'supertest';
import { afterAll, beforeAll } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../src/contract/index.ts';
import { AppError } from '../src/errors/app-error.ts';
import { createHttpApp } from '../src/service/http/http-app.ts';
import { Page } from '../src/storage/records/pagination.ts';
import { FileResponse, JsonResponse } from '../src/service/http/responses.ts';
import { route } from '../src/service/http/route.ts';
import { createExpressServer, listen } from '../src/service/http/server.ts';
import { createLogger } from '../src/observability/logger.ts';
import { createMetrics } from '../src/observability/metrics.ts';
import { testIdentities } from '../src/testing/index.ts';

const base = { service: 'auth', access: 'user', summary: '' } as const;
const thing = z.object({ name: z.string() });
const create = endpoint({
  ...base,
  method: 'POST',
  path: '/things',
  status: 201,
  body: z.object({ name: z.string().min(1, 'A name is needed') }),
  response: thing,
});
const list = endpoint({
  ...base,
  method: 'GET',
  path: '/things',
  status: 200,
  query: z.object({ cursor: z.string().optional() }),
  response: z.array(thing),
});
const read = endpoint({
  ...base,
  method: 'GET',
  path: '/things/:id',
  status: 200,
  response: thing,
});
const many = endpoint({
  ...base,
  method: 'GET',
  path: '/many',
  status: 200,
  response: z.array(thing),
});
const echo = endpoint({
  ...base,
  method: 'POST',
  path: '/echo',
  status: 200,
  body: z.object({ name: z.string() }),
  response: thing,
});
const limited = endpoint({
  ...base,
  method: 'POST',
  path: '/limited',
  status: 200,
  body: z.object({ name: z.string() }),
  response: thing,
});
const open = endpoint({
  ...base,
  access: 'public',
  method: 'POST',
  path: '/open',
  status: 200,
  body: z.object({ name: z.string() }),
  response: thing,
});
const file = endpoint({
  ...base,
  method: 'GET',
  path: '/things/:id/file',
  status: 200,
  file: 'text/plain',
});
const getIncomplete = endpoint({
  ...base,
  method: 'GET',
  path: '/incomplete',
  status: 200,
  response: thing,
});
const fail = endpoint({ ...base, method: 'GET', path: '/fail/:code', status: 204 });

/** The response of `GET /many`, long enough to be compressed. */
export const manyThings = Array.from({ length: 200 }, (_, row) => ({ name: `thing ${row}` }));

/** Serves the endpoints above, with a database that is down. */
export function httpAppUnderTest() {
  const lines: string[] = [];
  const admitted: string[] = [];
  const identities = testIdentities('auth');
  const { authorization, id: userId } = identities.user();
  let server: Server;
  let url = '';
  beforeAll(async () => {
    const log = createLogger({
      name: 't',
      destination: { write: (line) => void lines.push(line) },
    });
    const app = createHttpApp({
      log,
      verify: identities.verify,
      metrics: createMetrics('t'),
      ready: async () => {
        throw new Error('the database is down');
      },
      routes: [
        route(create, ({ body }) => new JsonResponse({ name: body.name }, { ETag: '"1"' })),
        route(list, () => new Page([{ name: 'a' }], 'next')),
        route(read, ({ params, user }) => {
          const record = { name: `${params.id} of ${user.id}`, ownerId: 'secret' };
          return record;
        }),
        route(many, () => manyThings),
        route(echo, ({ body }) => body),
        route(open, ({ body }) => body),
        route(limited, ({ body }) => body, {
          limit: async (id) => {
            admitted.push(id);
            if (admitted.length > 1)
              throw new AppError('too-many-requests', 'Wait.', { retryAfter: 7 });
          },
        }),
        route(file, ({ params }) => new FileResponse(params.id, Buffer.from('text'))),
        // like a record written by an older version
        route(getIncomplete, () => ({}) as { name: string }),
        route(fail, ({ params }) => {
          if (params.code === 'busy')
            throw new AppError('provider-busy', 'Wait.', { retryAfter: 7 });
          throw new Error('the secret internal message');
        }),
      ],
    });
    server = createExpressServer(app);
    url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  });
  afterAll(() => void server.close());

  return {
    identities,
    authorization,
    userId,
    lines,
    /** The users whose requests to `/limited` were counted. */
    admitted,
    client: () => request(url),
    get: (path: string) => request(url).get(path).set({ authorization }),
  };
}
