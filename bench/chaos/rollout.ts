/**
 * Sends requests continuously during a rollout: see README.md. Exits with 0 if every request succeeded. With `--again`,
 * interrupted requests and transient errors are retried under the same idempotency key, and only permanent errors count.
 */
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints, pathOf, problemSchema, type Endpoint } from '@grantwright/shared/contract';
import { anApplication, anOrganization } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { transientCodes } from './browser.ts';

const { values: flags } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    seconds: { type: 'string', default: '120' },
    users: { type: 'string', default: '6' },
    again: { type: 'boolean', default: false },
  },
});
const until = Date.now() + Number(flags.seconds) * 1_000;
const maxAttempts = flags.again ? 10 : 1;
/** Requests that succeeded on retry, and those that failed. */
const recovered = new Map<string, number>();
const failures = new Map<string, number>();
let answered = 0;
let slowest = 0;

type RequestOptions = { params?: Record<string, string>; body?: unknown };
class TransientError extends Error {}

async function ask(
  endpoint: Endpoint,
  cookie: string,
  sent: RequestOptions = {},
): Promise<Response> {
  const key = randomUUID();
  const errors: string[] = [];
  for (;;)
    try {
      const response = await once(endpoint, cookie, sent, key);
      answered += 1;
      for (const what of errors) count(recovered, what);
      return response;
    } catch (error) {
      const what = `${endpoint.method} ${endpoint.path}: ${reasonOf(error)}`;
      errors.push(what);
      if (!(error instanceof TransientError) || errors.length >= maxAttempts) {
        count(failures, what);
        throw new Error(what, { cause: error });
      }
      await pause(Math.min(250 * 2 ** errors.length, 2_000));
    }
}

async function once(
  endpoint: Endpoint,
  cookie: string,
  { params, body }: RequestOptions,
  key: string,
): Promise<Response> {
  const startedAtMs = Date.now();
  const disrupt = (cause: unknown) => {
    throw new TransientError('cut off', { cause });
  };
  const response = await fetch(new URL(pathOf(endpoint, params), flags.url), {
    method: endpoint.method,
    headers: {
      origin: flags.url,
      cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(endpoint.method === 'POST' ? { 'idempotency-key': key } : {}),
    },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(disrupt);
  const text = await response.clone().text().catch(disrupt);
  const took = Date.now() - startedAtMs;
  slowest = Math.max(slowest, took);
  if (response.status === endpoint.status) return response;
  const code = problemSchema.safeParse(parsed(text)).data?.code;
  const message = `${response.status} ${code ?? text.slice(0, 120)} after ${Math.round(took / 1_000)} s`;
  throw code && transientCodes.includes(code) ? new TransientError(message) : new Error(message);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Includes the causes, because fetch reports every error as "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}, ${reasonOf(error.cause)}`;
}

function count(map: Map<string, number>, what: string): void {
  map.set(what, (map.get(what) ?? 0) + 1);
  console.log(`${new Date().toISOString().slice(11, 19)}  ${what}`);
}

async function user(): Promise<void> {
  const username = `s${randomUUID().slice(0, 13)}`;
  const body = { username, email: `${username}@example.org`, password: 'harbor street' };
  const registered = await ask(endpoints.register, '', { body });
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const made = await ask(endpoints.createOrganization, cookie, { body: anOrganization({}) });
  const { id: organizationId } = (await made.json()) as { id: string };
  const application = await ask(endpoints.createApplication, cookie, {
    body: anApplication({ organizationId }),
  });
  const { id } = (await application.json()) as { id: string };
  const turns: (() => Promise<unknown>)[] = [
    () => ask(endpoints.getUser, cookie),
    () => ask(endpoints.listOrganizations, cookie),
    () => ask(endpoints.getApplication, cookie, { params: { id } }),
    () => ask(endpoints.listDocuments, cookie),
    () => ask(endpoints.getEntitlement, cookie),
    () => ask(endpoints.createOrganization, cookie, { body: anOrganization({}) }),
  ];
  for (let turn = 0; Date.now() < until; turn += 1)
    await turns[turn % turns.length]?.().catch(() => undefined);
}

await Promise.all(Array.from({ length: Number(flags.users) }, user));
console.log(`${answered} requests completed, the slowest in ${slowest} ms`);
for (const [what, times] of recovered) console.log(`${times} succeeded on retry: ${what}`);
for (const [what, times] of failures) console.log(`${times} failed: ${what}`);
process.exitCode = failures.size === 0 ? 0 : 1;
