import { endpoints } from '@grantwright/shared/contract';
import { createMetrics } from '@grantwright/shared/service';
import { waitFor } from '@grantwright/shared/testing';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { aWordFile } from './word-file.ts';
import { scannerThatFindsNothing } from './metrics/fake-scanner.ts';
import { queriedMetrics, listGroupingLabels } from './metrics/promql.ts';
import { parseLabels } from './metrics/exported-metrics.ts';
import { registerUser, productUnderTest } from './product-under-test.ts';

const environment = scannerThatFindsNothing();
environment['METRICS_PORT'] = '0';
const product = productUnderTest(environment);
const folder = fileURLToPath(new URL('../../../docker/observability/', import.meta.url));
const read = (file: string) => readFile(`${folder}${file}`, 'utf8');
const scrape = async () => (await fetch(product.metricsUrl ?? '')).text();

/** Returns the value of the sample with this name and these labels. */
function findValue(text: string, name: string, labels: Record<string, string>): number | undefined {
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
  const person = await registerUser(product.url);
  const { id: organizationId } = await person.organization();
  await person.application(organizationId);
  const document = await person.document(
    'guidelines.docx',
    await aWordFile(['Applications are due June 1, 2027.']),
  );
  await person.get(endpoints.analyzeDocument, { body: { documentId: document.id } });
  await person.send(endpoints.getApplication, { params: { id: 'nobody-has-this' } });
  const settled = { consumer: 'settle-reservation-when-application-created', outcome: 'handled' };
  text = await waitFor(async () => {
    const scraped = await scrape();
    return findValue(scraped, 'events_handled_total', settled) ? scraped : undefined;
  });
});

describe('the metrics of the whole product', () => {
  it('include the rate, errors and duration of every route', () => {
    for (const service of ['gateway', 'applications']) {
      const route = { service, method: 'POST', route: '/api/applications', status: '201' };
      expect(findValue(text, 'http_request_duration_seconds_count', route)).toBe(1);
      expect(findValue(text, 'http_request_duration_seconds_sum', route)).toBeGreaterThan(0);
      const missing = { service, route: '/api/applications/:id', status: '404' };
      expect(findValue(text, 'http_request_duration_seconds_count', missing)).toBe(1);
    }
  });

  it('include event publishing and consumption', () => {
    for (const service of ['auth', 'organizations', 'documents', 'applications', 'billing'])
      expect(findValue(text, 'outbox_oldest_event_seconds', { service })).toBeDefined();
    const created = { service: 'applications', type: 'application.created' };
    expect(findValue(text, 'events_published_total', created)).toBeGreaterThanOrEqual(1);
    for (const state of ['waiting', 'dead']) {
      const queue = 'billing.settle-reservation-when-application-created';
      expect(findValue(text, 'event_queue_messages', { queue, state })).toBe(0);
    }
  });

  it('include the duration of file operations and analysis', () => {
    const count = 'provider_call_duration_seconds_count';
    const put = { service: 'documents', provider: 'files', operation: 'put', outcome: 'ok' };
    expect(findValue(text, count, put)).toBeGreaterThanOrEqual(1);
    const scanned = { service: 'documents', outcome: 'clean' };
    expect(findValue(text, 'files_scanned_total', scanned)).toBe(1);
    const analysis = { service: 'ai', provider: 'built-in', operation: 'analyze', outcome: 'ok' };
    expect(findValue(text, count, analysis)).toBe(1);
  });

  it('are not served at the public address', async () => {
    for (const path of ['/metrics', '/api/metrics', '/metrics/', '/internal/metrics']) {
      const response = await fetch(`${product.url}${path}`);
      expect(await response.text()).not.toContain('http_request_duration');
    }
  });
});

type Rule = { alert: string; expr: string; annotations: Record<string, string> };
type Panel = { title: string; type: string; targets?: { expr: string }[] };

const rules = async () => {
  const { groups } = parse(await read('alerts.yml')) as { groups: { rules: Rule[] }[] };
  return groups.flatMap((group) => group.rules);
};
const panels = async () =>
  (JSON.parse(await read('grafana/grantwright.json')) as { panels: Panel[] }).panels;

/** Reads the queries of the dashboard and the alerts, by title. */
const queries = async (): Promise<[string, string][]> => [
  ...(await rules()).map(({ alert, expr }): [string, string] => [alert, expr]),
  ...(await panels()).flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
];

/** Returns all metrics and labels exported by the services, including process metrics. */
async function allExportedMetrics() {
  const processMetrics = await createMetrics('any', { process: true }).registry.metrics();
  return new Map([...parseLabels(processMetrics), ...parseLabels(text)]);
}

/** Labels of metrics not triggered by this test; the services' own tests cover them. */
const labelsTestedElsewhere: Record<string, string[]> = {
  ai_tokens_total: ['provider', 'model', 'operation', 'direction'],
  ai_dollars_total: ['provider', 'model', 'operation'],
  sandbox_kills_total: ['sandbox', 'reason'],
};

describe('the dashboard and the alerts', () => {
  it('query only metrics exported by the services', async () => {
    const exported = await allExportedMetrics();
    const all = await queries();
    expect(all.length).toBeGreaterThan(30);
    for (const [where, expression] of all) {
      const used = queriedMetrics(expression);
      expect(used.length, where).toBeGreaterThan(0);
      for (const { metric, labels } of used) {
        const exportedLabels = exported.get(metric);
        expect(exportedLabels, `${where}: ${metric}`).toBeDefined();
        const possible = [...(exportedLabels ?? []), ...(labelsTestedElsewhere[metric] ?? [])];
        for (const label of [...labels, ...listGroupingLabels(expression)])
          expect(possible, `${where}: ${metric}{${label}}`).toContain(label);
      }
    }
  });

  it('use every metric defined by the product', async () => {
    const used = new Set(
      (await queries()).flatMap(([, expr]) => queriedMetrics(expr)).map((a) => a.metric),
    );
    const families = [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name);
    expect(families.length).toBeGreaterThan(6);
    for (const family of families)
      expect(
        [...used].some((name) => name.startsWith(family)),
        family,
      ).toBe(true);
  });

  it("explain each alert's impact and the response to it, in the rules and in the documentation", async () => {
    const readme = await readFile(new URL('../../../k8s/README.md', import.meta.url), 'utf8');
    for (const { alert, annotations } of await rules()) {
      for (const part of ['summary', 'impact', 'action'])
        expect(annotations[part]?.length, `${alert}: ${part}`).toBeGreaterThan(15);
      expect(readme, alert).toContain(`\`${alert}\``);
    }
  });

  it("pass promtool's rule tests if promtool is installed", async ({ skip }) => {
    const promtool = process.env['PROMTOOL'] ?? 'promtool';
    const run = promisify(execFile);
    await run(promtool, ['--version']).catch(() => skip('promtool is not on this machine'));
    const { stdout } = await run(promtool, ['test', 'rules', `${folder}alerts.test.yml`]);
    expect(stdout).toContain('SUCCESS');
  });
});
