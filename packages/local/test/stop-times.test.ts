import { shutdownLimitMs } from '@grantwright/shared/service';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

test('every service shuts down before the orchestrator kills it', async () => {
  const read = async (path: string) =>
    parse(await readFile(new URL(`../../../${path}`, import.meta.url), 'utf8')) as never;
  const deployment: {
    spec: {
      template: {
        spec: {
          terminationGracePeriodSeconds: number;
          containers: { lifecycle: { preStop: { exec: { command: string[] } } } }[];
        };
      };
    };
  } = await read('k8s/base/service-template/deployment.yaml');
  const pod = deployment.spec.template.spec;
  const script = pod.containers[0]?.lifecycle.preStop.exec.command.at(-1) ?? '';
  const preStopMs = Number(/, (\d+)\)/.exec(script)?.[1]);
  expect(pod.terminationGracePeriodSeconds * 1_000).toBeGreaterThan(preStopMs + shutdownLimitMs);
  const compose: { 'x-hardened': { stop_grace_period: string } } = await read('docker-compose.yml');
  const graceMs = Number.parseInt(compose['x-hardened'].stop_grace_period) * 1_000;
  expect(graceMs).toBeGreaterThan(shutdownLimitMs);
});
