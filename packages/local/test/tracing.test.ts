import { endpoints } from '@grantwright/shared/contract';
import { waitFor } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { aWordFile } from './word-file.ts';
import { productUnderTest, TestUser } from './product-under-test.ts';
import { collectTraces, type SeenSpan } from './traces/collector.ts';

const collector = collectTraces();
const product = productUnderTest(collector.environment);

/** Personal data and user input; each value is unique. */
const personalData = Object.fromEntries(
  ['username', 'e-mail', 'password', 'organization', 'mission', 'file name', 'text', 'title']
    .concat(['content', 'query'])
    .map((field) => [field, `zq${randomUUID().slice(0, 8)}x`]),
);
const unique = (field: string) => personalData[field] ?? '';

const traceId = randomUUID().replaceAll('-', '');
const browserSpan = '00f067aa0ba902b7';
const headers = { traceparent: `00-${traceId}-${browserSpan}-01` };

let spans: SeenSpan[];
let log: string;
beforeAll(async () => {
  const person = new TestUser(product.url);
  const email = `${unique('e-mail')}@example.org`;
  await person.get(endpoints.register, {
    body: { username: unique('username'), email, password: unique('password') },
  });
  const { id: organizationId } = await person.organization({
    name: unique('organization'),
    missionStatement: unique('mission'),
    contactInfo: { email },
  });
  const document = await person.document(
    `${unique('file name')}.docx`,
    await aWordFile([`${unique('text')}: applications are due June 1, 2027.`]),
  );
  await person.get(endpoints.analyzeDocument, { body: { documentId: document.id } });
  await fetch(`${product.url}/api/user?q=${unique('query')}`, {
    headers: { cookie: person.cookie },
  });
  await person.get(endpoints.createApplication, {
    headers,
    body: {
      title: unique('title'),
      grantProgram: '',
      content: `<p>${unique('content')}</p>`,
      status: 'in_progress',
      organizationId,
    },
  });
  spans = await collector.until((seen) => {
    const names = seen.filter((span) => span.traceId === traceId).map(({ name }) => name);
    return (
      names.includes('POST /api/applications') &&
      names.includes('handle settle-reservation-when-application-created') &&
      seen.some(({ name }) => name === 'handle read-text-when-document-saved') &&
      seen.some(({ name }) => name === 'analyze built-in')
    );
  });
  await waitFor(async () => {
    log = await readFile(join(product.dataDir, 'grantwright.log'), 'utf8');
    return log.includes(traceId);
  });
});

/** Returns the ancestors of a span in the browser's trace, then the span. */
function lineage(service: string, name: string): string[] {
  const ownSpans = spans.filter((span) => span.traceId === traceId);
  const match = ownSpans.find((span) => span.service === service && span.name === name);
  const steps: string[] = [];
  for (let span = match; span; span = ownSpans.find(({ spanId }) => spanId === span?.parentSpanId))
    steps.unshift(`${span.service}: ${span.name}`);
  return steps;
}

describe('a trace', () => {
  it('spans the browser, the gateway, the service and its upstream down to the database', () => {
    const [root] = spans.filter((span) => span.parentSpanId === browserSpan);
    expect(root).toMatchObject({ service: 'gateway', name: 'POST /api/applications', traceId });
    expect(lineage('billing', 'findAndModify accounts').slice(0, 4)).toEqual([
      'gateway: POST /api/applications',
      'applications: POST /api/applications',
      'applications: PUT /internal/reservations/:id',
      'billing: PUT /internal/reservations/:id',
    ]);
    expect(lineage('applications', 'insert applications')).toHaveLength(3);
  });

  it('continues through an event to its consumer', () => {
    const steps = lineage('billing', 'handle settle-reservation-when-application-created');
    expect(steps).toEqual([
      'gateway: POST /api/applications',
      'applications: POST /api/applications',
      'applications: publish application.created',
      'billing: handle settle-reservation-when-application-created',
    ]);
  });

  it('includes file operations and analysis', () => {
    for (const name of ['put files', 'get files', 'analyze built-in'])
      expect(spans.map((span) => span.name)).toContain(name);
  });

  it('does not contain personal data or user input', () => {
    expect(spans.length).toBeGreaterThan(40);
    const everything = JSON.stringify(spans);
    const leaked = Object.entries(personalData).filter(([, value]) => everything.includes(value));
    expect(leaked.map(([field]) => field)).toEqual([]);
  });

  it('is logged with the request ID by every service involved', () => {
    const lines = log
      .split('\n')
      .filter((line) => line.includes(traceId))
      .map((line) => JSON.parse(line) as { name: string; requestId: string; traceId: string });
    expect(lines.every((line) => line.traceId === traceId && line.requestId)).toBe(true);
    const services = lines.map(({ name }) => name);
    expect(services).toEqual(
      expect.arrayContaining(['gateway', 'applications', 'billing', 'organizations']),
    );
  });
});
