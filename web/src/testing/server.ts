import type { Endpoint, Problem, ProblemCode, RequestBodyOf } from '@grantwright/shared/contract';
import { problemKinds } from '@grantwright/shared/contract';
import type { JsonBodyType } from 'msw';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { WireEndpoint } from '../lib/endpoints.ts';

/**
 * The mock server; an unexpected request fails the test. By default, no jobs are running, only the built-in analyst is
 * available, no sessions are listed, mail is off, checks of drafts find no facts, and autosaves and automatic versions
 * succeed.
 */
export const server = setupServer(
  http.get('*/api/jobs', () => HttpResponse.json([])),
  http.get('*/api/ai', () => HttpResponse.json({ provider: 'built-in' })),
  http.get('*/api/sessions', () => HttpResponse.json([])),
  http.post('*/api/check-draft', () => HttpResponse.json({ claims: [], gaps: [] })),
  http.get('*/api/mail', () => HttpResponse.json({ isOn: false, confirmsAddresses: false })),
  http.put('*/api/applications/:id/working-copy', async ({ request }) => {
    const { revision } = (await request.json()) as { revision: string };
    return HttpResponse.json({ revision, savedAt: new Date().toISOString() });
  }),
  http.post('*/api/applications/:id/versions', () =>
    HttpResponse.json(
      { id: 'version-1', createdAt: new Date().toISOString(), reason: 'draft', words: 1 },
      { status: 201 },
    ),
  ),
  http.delete('*/api/applications/:id/working-copy', () => new HttpResponse(null, { status: 204 })),
);

type HandlerInput<C extends Endpoint> = {
  /** The overload comes first, so that `json()` has the type of the contract. */
  request: { json: () => Promise<RequestBodyOf<C>> } & Request;
  params: Record<string, unknown>;
};

type Responder<C extends Endpoint> = (input: HandlerInput<C>) => Response | Promise<Response>;

/** Mocks an endpoint of the contract: `mockEndpoint(endpoints.getUser, () => ok(user))`. */
export function mockEndpoint<C extends Endpoint>(
  endpoint: WireEndpoint<C>,
  respond: Responder<C>,
): void;
export function mockEndpoint(endpoint: WireEndpoint, respond: Responder<Endpoint>): void;
export function mockEndpoint(endpoint: WireEndpoint, respond: Responder<Endpoint>): void {
  const on = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[
    endpoint.method
  ];
  server.use(
    on(`*${endpoint.path}`, (input) => {
      const request: Request = input.request;
      return respond({ request, params: input.params });
    }),
  );
}

export const ok = (body: unknown, headers?: Record<string, string>): Response =>
  HttpResponse.json(body as JsonBodyType, headers ? { headers } : {});

export const noContent = (): Response => new HttpResponse(null, { status: 204 });

export function problemResponse(
  code: ProblemCode,
  detail: string,
  errors?: Problem['errors'],
): Response {
  const { status, title } = problemKinds[code];
  const problem = {
    type: `/problems/${code}`,
    title,
    status,
    detail,
    code,
    requestId: 'r',
    errors,
  };
  return HttpResponse.json(problem, {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}
