/**
 * People who ask without a pause and never try again, for as long as an operator takes to roll the
 * product over: see README.md. Exits with 0 when every request was answered as it should be.
 */
import { parseArgs } from 'node:util';
import { calls, pathOf, type Call } from '@grantwright/shared/contract';
import { anApplication, anOrganization } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';

const { values: flags } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    seconds: { type: 'string', default: '120' },
    people: { type: 'string', default: '6' },
  },
});
const until = Date.now() + Number(flags.seconds) * 1_000;
const failures = new Map<string, number>();
let answered = 0;
let slowest = 0;

type Sent = { params?: Record<string, string>; body?: unknown };

async function ask(call: Call, cookie: string, { params, body }: Sent = {}): Promise<Response> {
  const began = Date.now();
  const answer = await fetch(new URL(pathOf(call, params), flags.url), {
    method: call.method,
    headers: {
      origin: flags.url,
      cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.clone().text();
  slowest = Math.max(slowest, Date.now() - began);
  if (answer.status !== call.status) throw new Error(`${answer.status} ${text.slice(0, 120)}`);
  answered += 1;
  return answer;
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
    await turns[turn % turns.length]?.().catch((error: unknown) => {
      const cause = error instanceof Error ? error.cause : undefined;
      const what = String(cause ?? error).slice(0, 160);
      failures.set(what, (failures.get(what) ?? 0) + 1);
    });
}

await Promise.all(Array.from({ length: Number(flags.people) }, person));
console.log(`${answered} requests answered, the slowest in ${slowest} ms`);
for (const [what, count] of failures) console.log(`${count} failed: ${what}`);
process.exitCode = failures.size === 0 ? 0 : 1;
