import { readFile } from 'node:fs/promises';
import { divideWorkerBudget } from '@grantwright/shared/service';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const text = (path: string) => readFile(new URL(path, root), 'utf8');
const inMb = (amount = '', unit = '') => Number(amount) * (unit.startsWith('G') ? 1024 : 1);

async function readLimits(service: string) {
  const [deployment, compose] = await Promise.all([
    text(`k8s/base/${service}/deployment.yaml`),
    text('docker-compose.yml'),
  ]);
  const pod = /limits: \{.*memory: (\d+)([GM])i/.exec(deployment);
  const image = compose.slice(compose.indexOf(`image: grantwright/${service}:`));
  const container = /mem_limit: (\d+)([gm])/.exec(image);
  return {
    pod: inMb(pod?.[1], pod?.[2]),
    container: inMb(container?.[1], container?.[2]?.toUpperCase()),
  };
}

/** For applications, this is the measured heap for a Word file with the longest allowed text. */
it.each([
  ['applications', { workers: 3, heapFraction: 0.8 }, 200],
  ['ai', { workers: 3, heapFraction: 0.8, nativeMb: 128 }, 450],
  ['documents', { workers: 5, heapFraction: 0.55 }, 250],
])('%s has enough memory for all of its workers', async (service, load, heapMb) => {
  const { pod, container } = await readLimits(service);
  expect(container).toBe(pod);
  const budget = divideWorkerBudget({ limitMb: pod, reservedMb: 256, ...load });
  expect(budget.workers).toBe(load.workers);
  expect(budget.heapMb).toBeGreaterThanOrEqual(heapMb);
});
