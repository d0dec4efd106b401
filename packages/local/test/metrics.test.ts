import { calls } from '@grantwright/shared/contract';
import { waitFor } from '@grantwright/shared/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { aWordFile } from './a-word-file.ts';
import { newcomer, productUnderTest } from './product-under-test.ts';

const product = productUnderTest({ METRICS_PORT: '0' });
const scrape = async () => (await fetch(product.metricsUrl ?? '')).text();

/** The value of the one line that has this name and these labels. */
function valueOf(text: string, name: string, labels: Record<string, string>): number | undefined {
  const [line] = text
    .split('\n')
    .filter((each) => each.startsWith(`${name}{`))
    .filter((each) =>
      Object.entries(labels).every(([label, value]) => each.includes(`${label}="${value}"`)),
    );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

let text: string;
beforeAll(async () => {
  const person = await newcomer(product.url);
  const { id: organizationId } = await person.organization();
  await person.application(organizationId);
  const document = await person.document(
    'guidelines.docx',
    await aWordFile(['Applications are due June 1, 2027.']),
  );
  await person.get(calls.analyzeDocument, { body: { documentId: document.id } });
  await person.send(calls.getApplication, { params: { id: 'nobody-has-this' } });
  const settled = { rule: 'settle-reservation-when-application-created', outcome: 'handled' };
  text = await waitFor(async () => {
    const scraped = await scrape();
    return valueOf(scraped, 'events_handled_total', settled) ? scraped : undefined;
  });
}, 60_000);

describe('the metrics of the whole product', () => {
  it('say rate, errors and duration of each route, at the gateway and behind it', () => {
    for (const service of ['gateway', 'applications']) {
      const route = { service, method: 'POST', route: '/api/applications', status: '201' };
      expect(valueOf(text, 'http_request_duration_seconds_count', route)).toBe(1);
      expect(valueOf(text, 'http_request_duration_seconds_sum', route)).toBeGreaterThan(0);
      const missing = { service, route: '/api/applications/:id', status: '404' };
      expect(valueOf(text, 'http_request_duration_seconds_count', missing)).toBe(1);
    }
  });

  it('say how events get out and who handles them', () => {
    for (const service of ['auth', 'organizations', 'documents', 'applications', 'billing'])
      expect(valueOf(text, 'outbox_oldest_event_seconds', { service })).toBeDefined();
    const created = { service: 'applications', type: 'application.created' };
    expect(valueOf(text, 'events_published_total', created)).toBe(1);
    for (const state of ['waiting', 'dead']) {
      const queue = 'billing.settle-reservation-when-application-created';
      expect(valueOf(text, 'event_queue_messages', { queue, state })).toBe(0);
    }
  });

  it('say how long files and the analyst take', () => {
    const count = 'provider_call_duration_seconds_count';
    const put = { service: 'documents', provider: 'files', operation: 'put', outcome: 'ok' };
    expect(valueOf(text, count, put)).toBe(1);
    const analysis = { service: 'ai', provider: 'built-in', operation: 'analyze', outcome: 'ok' };
    expect(valueOf(text, count, analysis)).toBe(1);
  });

  it('cannot be had at the address that people use', async () => {
    for (const path of ['/metrics', '/api/metrics', '/metrics/', '/internal/metrics']) {
      const answer = await fetch(`${product.url}${path}`);
      expect(await answer.text()).not.toContain('http_request_duration');
    }
  });
});
