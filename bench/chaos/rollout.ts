/**
 * Sends requests continuously during a rollout: see README.md. Exits with 0 if every request succeeded. With `--retry`,
 * interrupted requests and transient errors are retried with the same idempotency key, and only permanent errors count.
 */
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints, buildPath, problemSchema, type Endpoint } from '@grantwright/shared/contract';
import { anApplication, anOrganization } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { numberFlag } from '../lib/number-flag.ts';
import { getCookie, sendRequest } from '../lib/send-request.ts';
import { transientCodes } from './browser.ts';

const { values: flags } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    seconds: { type: 'string', default: '120' },
    users: { type: 'string', default: '6' },
    retry: { type: 'boolean', default: false },
  },
});
const endsAtMs = Date.now() + numberFlag('--seconds', flags.seconds) * 1_000;
const maxAttempts = flags.retry ? 10 : 1;
/** Counts of requests that succeeded on retry and requests that failed. */
const recovered = new Map<string, number>();
const failures = new Map<string, number>();
let completed = 0;
let slowest = 0;

type RequestOptions = { params?: Record<string, string>; body?: unknown };
class TransientError extends Error {}

async function request(
  endpoint: Endpoint,
  cookie: string,
  options: RequestOptions = {},
): Promise<Response> {
  const key = randomUUID();
  const errors: string[] = [];
  for (;;)
    try {
      const response = await sendOnce(endpoint, cookie, options, key);
      completed += 1;
      for (const label of errors) countAndLog(recovered, label);
      return response;
    } catch (error) {
      const label = `${endpoint.method} ${endpoint.path}: ${describeError(error)}`;
      errors.push(label);
      if (!(error instanceof TransientError) || errors.length >= maxAttempts) {
        countAndLog(failures, label);
        throw new Error(label, { cause: error });
      }
      await pause(Math.min(250 * 2 ** errors.length, 2_000));
    }
}

async function sendOnce(
  endpoint: Endpoint,
  cookie: string,
  { params, body }: RequestOptions,
  key: string,
): Promise<Response> {
  const startedAtMs = Date.now();
  const throwTransientError = (cause: unknown) => {
    throw new TransientError('cut off', { cause });
  };
  const response = await sendRequest(flags.url, cookie, {
    method: endpoint.method,
    path: buildPath(endpoint, params),
    body,
    ...(endpoint.method === 'POST' && { headers: { 'idempotency-key': key } }),
  }).catch(throwTransientError);
  const text = await response.clone().text().catch(throwTransientError);
  const elapsedMs = Date.now() - startedAtMs;
  slowest = Math.max(slowest, elapsedMs);
  if (response.status === endpoint.status) return response;
  const code = problemSchema.safeParse(tryParseJson(text)).data?.code;
  const message = `${response.status} ${code ?? text.slice(0, 120)} after ${Math.round(elapsedMs / 1_000)} s`;
  throw code && transientCodes.includes(code) ? new TransientError(message) : new Error(message);
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Includes the causes, because fetch reports every error as "fetch failed". */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined
    ? error.message
    : `${error.message}, ${describeError(error.cause)}`;
}

function countAndLog(map: Map<string, number>, label: string): void {
  map.set(label, (map.get(label) ?? 0) + 1);
  console.log(`${new Date().toISOString().slice(11, 19)}  ${label}`);
}

async function simulateUser(): Promise<void> {
  const username = `s${randomUUID().slice(0, 13)}`;
  const body = { username, email: `${username}@example.org`, password: 'harbor street' };
  const registered = await request(endpoints.register, '', { body });
  const cookie = getCookie(registered) ?? '';
  const organization = await request(endpoints.createOrganization, cookie, {
    body: anOrganization({}),
  });
  const { id: organizationId } = endpoints.createOrganization.response.parse(
    await organization.json(),
  );
  const application = await request(endpoints.createApplication, cookie, {
    body: anApplication({ organizationId }),
  });
  const { id } = endpoints.createApplication.response.parse(await application.json());
  const requests: (() => Promise<unknown>)[] = [
    () => request(endpoints.getUser, cookie),
    () => request(endpoints.listOrganizations, cookie),
    () => request(endpoints.getApplication, cookie, { params: { id } }),
    () => request(endpoints.listDocuments, cookie),
    () => request(endpoints.getEntitlement, cookie),
    () => request(endpoints.createOrganization, cookie, { body: anOrganization({}) }),
  ];
  for (let index = 0; Date.now() < endsAtMs; index += 1)
    await requests[index % requests.length]?.().catch(() => undefined);
}

async function main(): Promise<void> {
  try {
    await Promise.all(Array.from({ length: numberFlag('--users', flags.users) }, simulateUser));
  } finally {
    printTotals();
  }
  process.exitCode = failures.size === 0 ? 0 : 1;
}

function printTotals(): void {
  console.log(`${completed} requests completed, the slowest in ${slowest} ms`);
  for (const [label, times] of recovered) console.log(`${times} succeeded on retry: ${label}`);
  for (const [label, times] of failures) console.log(`${times} failed: ${label}`);
}

await main();
