/**
 * People who ask without a pause and never try again, for as long as an operator takes to roll the
 * product over: see README.md. Exits with 0 when every request was answered as it should be; with
 * `--again` what was cut off, or refused with a code that passes, is sent again under the same key as a client
 * does, and only what cannot be mended so counts.
 */
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { calls, pathOf, problemSchema, type Call } from '@grantwright/shared/contract';
import { anApplication, anOrganization } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { passing } from './browser.ts';

const { values: flags } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    seconds: { type: 'string', default: '120' },
    people: { type: 'string', default: '6' },
    again: { type: 'boolean', default: false },
  },
});
const until = Date.now() + Number(flags.seconds) * 1_000;
const triesAtMost = flags.again ? 10 : 1;
/** What was sent again and then answered, and what failed for good. */
const mended = new Map<string, number>();
const failures = new Map<string, number>();
let answered = 0;
let slowest = 0;

type Sent = { params?: Record<string, string>; body?: unknown };
class Passing extends Error {}

async function ask(call: Call, cookie: string, sent: Sent = {}): Promise<Response> {
  const key = randomUUID();
  const troubles: string[] = [];
  for (;;)
    try {
      const answer = await once(call, cookie, sent, key);
      answered += 1;
      for (const what of troubles) count(mended, what);
      return answer;
    } catch (error) {
      const what = `${call.method} ${call.path}: ${reasonOf(error)}`;
      troubles.push(what);
      if (!(error instanceof Passing) || troubles.length >= triesAtMost) {
        count(failures, what);
        throw new Error(what, { cause: error });
      }
      await pause(Math.min(250 * 2 ** troubles.length, 2_000));
    }
}

async function once(
  call: Call,
  cookie: string,
  { params, body }: Sent,
  key: string,
): Promise<Response> {
  const began = Date.now();
  const cutOff = (cause: unknown) => {
    throw new Passing('cut off', { cause });
  };
  const answer = await fetch(new URL(pathOf(call, params), flags.url), {
    method: call.method,
    headers: {
      origin: flags.url,
      cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.method === 'POST' ? { 'idempotency-key': key } : {}),
    },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(cutOff);
  const text = await answer.clone().text().catch(cutOff);
  const took = Date.now() - began;
  slowest = Math.max(slowest, took);
  if (answer.status === call.status) return answer;
  const code = problemSchema.safeParse(parsed(text)).data?.code;
  const told = `${answer.status} ${code ?? text.slice(0, 120)} after ${Math.round(took / 1_000)} s`;
  throw code && passing.includes(code) ? new Passing(told) : new Error(told);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Down to what the system said: fetch itself says of everything that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}, ${reasonOf(error.cause)}`;
}

function count(map: Map<string, number>, what: string): void {
  map.set(what, (map.get(what) ?? 0) + 1);
  console.log(`${new Date().toISOString().slice(11, 19)}  ${what}`);
}

async function person(): Promise<void> {
  const username = `s${randomUUID().slice(0, 13)}`;
  const body = { username, email: `${username}@example.org`, password: 'harbor street' };
  const registered = await ask(calls.register, '', { body });
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const made = await ask(calls.createOrganization, cookie, { body: anOrganization({}) });
  const { id: organizationId } = (await made.json()) as { id: string };
  const application = await ask(calls.createApplication, cookie, {
    body: anApplication({ organizationId }),
  });
  const { id } = (await application.json()) as { id: string };
  const turns: (() => Promise<unknown>)[] = [
    () => ask(calls.getUser, cookie),
    () => ask(calls.listOrganizations, cookie),
    () => ask(calls.getApplication, cookie, { params: { id } }),
    () => ask(calls.listDocuments, cookie),
    () => ask(calls.getEntitlement, cookie),
    () => ask(calls.createOrganization, cookie, { body: anOrganization({}) }),
  ];
  for (let turn = 0; Date.now() < until; turn += 1)
    await turns[turn % turns.length]?.().catch(() => undefined);
}

await Promise.all(Array.from({ length: Number(flags.people) }, person));
console.log(`${answered} requests answered, the slowest in ${slowest} ms`);
for (const [what, times] of mended) console.log(`${times} answered when sent again: ${what}`);
for (const [what, times] of failures) console.log(`${times} failed: ${what}`);
process.exitCode = failures.size === 0 ? 0 : 1;
