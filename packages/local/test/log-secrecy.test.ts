import {
  endpoints,
  buildPath,
  type Application,
  type Endpoint,
} from '@grantwright/shared/contract';
import { anApplication, anOrganization, anyParams } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { aWordFile } from './word-file.ts';
import { productUnderTest, TestUser } from './product-under-test.ts';
import { collectTraces } from './traces/collector.ts';

const collector = collectTraces();
Object.assign(collector.environment, { LOG_LEVEL: 'debug', METRICS_PORT: '0' });
const product = productUnderTest(collector.environment);

/** Personal data and secrets by kind; each value is unique. */
const secrets: Record<string, string> = {};
const secret = (field: string) => (secrets[field] ??= `zq${randomUUID().slice(0, 8)}x`);
let person: TestUser;
const email = () => `${secret('e-mail')}@example.org`;

/** Returns the text fields of all request bodies. A request with all of them is either accepted or rejected. */
const everyField = () => ({
  ...Object.fromEntries(
    ['name', 'title', 'content', 'email', 'username', 'password', 'url', 'documentId', 'question']
      .concat([
        'currentPassword',
        'newPassword',
        'cardNumber',
        'organizationInfo',
        'text',
        'id',
        'token',
      ])
      .map((field) => [field, secret(`refused ${field}`)]),
  ),
  answers: [{ question: secret('refused prompt'), answer: secret('refused answer') }],
});

async function useEveryFeature(): Promise<void> {
  await person.get(endpoints.register, {
    body: { username: secret('username'), email: email(), password: secret('password') },
  });
  secrets['session cookie'] = person.cookie.split('=')[1] ?? '';
  const name = `${secret('organization')}\n{"level":60}\u001b[31m`;
  const mission = `We feed ${secret('mission')}.`;
  await person.send(endpoints.createOrganization, { body: anOrganization({ name }) });
  const organization = await person.organization({
    name: secret('organization'),
    mission,
    ein: '12-3456789',
  });
  const document = await person.document(
    `${secret('file name')}.docx`,
    await aWordFile([
      `Applications to ${secret('document text')} are due June 1, 2027.`,
      'Applicants must submit a narrative of no more than 5 pages.',
    ]),
  );
  const analysis = await person.get(endpoints.analyzeDocument, {
    body: { documentId: document.id },
  });
  const organizationInfo = { name: secret('organization'), mission };
  const draft = await person.get<{ content: string }>(endpoints.generateApplication, {
    body: {
      organizationInfo,
      ...(analysis as object),
      answers: [
        { question: 'What is done?', answer: `${secret('answer')} is done for 40 people.` },
      ],
    },
  });
  const fields = {
    organizationId: organization.id,
    title: secret('title'),
    content: `${draft.content}<p>${secret('content')}</p>`,
  };
  const application = await person.get<Application>(endpoints.createApplication, {
    body: anApplication(fields),
  });
  const params = { id: application.id };
  const link = await person.get<{ token: string }>(endpoints.createReviewLink, {
    params,
    body: { name: secret('link name') },
  });
  secrets['link token'] = link.token;
  await person.send(endpoints.readReview, { body: { token: link.token } });
  const anchor = { section: '', quote: secret('quote') };
  await person.get(endpoints.createComment, {
    body: { token: link.token, author: secret('author'), anchor, text: secret('comment') },
  });
  await person.send(endpoints.downloadApplication, { params });
  await person.send(endpoints.updateApplication, { params, body: anApplication(fields) });
  await person.send(endpoints.analyzeUrl, { body: { url: `http://127.0.0.1/${secret('path')}` } });
  await person.send(endpoints.changePassword, {
    body: { currentPassword: secret('wrong password'), newPassword: secret('new password') },
  });
  const { id } = await person.get<{ id: string }>(endpoints.createPaymentIntent, { body: {} });
  secrets['card'] = '4000000000000002';
  await person.send(endpoints.paySandbox, {
    params: { id },
    body: { cardNumber: secrets['card'] },
  });
}

/** Every endpoint except the one that ends the session. */
const requestedEndpoints = (Object.values(endpoints) as Endpoint[]).filter(
  (endpoint) => endpoint !== endpoints.logout,
);

async function sendInvalidRequests(): Promise<void> {
  for (const endpoint of requestedEndpoints) {
    const params = anyParams(secret('refused path'));
    const headers = {
      'If-Match': secret('version'),
      'Idempotency-Key': secret('key'),
      authorization: `Bearer ${secret('forged identity')}`,
    };
    const body =
      endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : everyField();
    await person.send(endpoint, { params, headers, body });
    await fetch(`${product.url}${buildPath(endpoint, params)}?q=${secret('query')}`, {
      method: endpoint.method,
      headers: { origin: product.url, cookie: `session=${secret('forged cookie')}` },
      body: body ? `{"broken": "${secret('broken body')}` : null,
    });
  }
}

let log: string;
let traces: string;
let metrics: string;
beforeAll(async () => {
  person = new TestUser(product.url);
  await useEveryFeature();
  await sendInvalidRequests();
  metrics = await (await fetch(product.metricsUrl ?? '')).text();
  const spans = await collector.until((seen) => {
    const names = new Set(seen.map(({ name }) => name));
    return requestedEndpoints.every(({ method, path }) => names.has(`${method} ${path}`));
  });
  traces = JSON.stringify(spans);
  log = await readFile(join(product.dataDir, 'grantwright.log'), 'utf8');
});

const listLeaks = (text: string) =>
  Object.entries(secrets)
    .filter(([, value]) => text.includes(value))
    .map(([field]) => field);

describe('traces and metrics', () => {
  it('do not contain personal data or secrets', () => {
    expect(traces.length).toBeGreaterThan(50_000);
    expect(listLeaks(traces)).toEqual([]);
    for (const { path } of requestedEndpoints) expect(metrics).toContain(`route="${path}"`);
    expect(listLeaks(metrics)).toEqual([]);
  });
});

describe('the log', () => {
  it('contains lines from every service', () => {
    const lines = log.trim().split('\n');
    const services = new Set(lines.map((line) => (JSON.parse(line) as { name: string }).name));
    for (const { service } of Object.values(endpoints)) expect(services).toContain(service);
    expect(lines.length).toBeGreaterThan(Object.keys(endpoints).length);
  });

  it('never contains personal data or secrets, whether requests are accepted or rejected', () => {
    expect(Object.keys(secrets).length).toBeGreaterThan(30);
    expect(listLeaks(log)).toEqual([]);
    for (const header of ['Bearer ey', 'eyJhbGciOi']) expect(log).not.toContain(header);
  });
});
