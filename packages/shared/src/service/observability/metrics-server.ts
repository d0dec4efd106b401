import { createServer } from 'node:http';
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { Metrics } from './metrics.ts';
import { drain, listen } from '../http/server.ts';

type Place = {
  port: number;
  host: string;
  /** For whoever looks at a container from inside, where the service itself speaks TLS. */
  ready?: () => Promise<boolean>;
};

export type ServedMetrics = { port: number; close: () => Promise<void> };

/**
 * Answers `/metrics`, and `/readyz` where it is told, on a port of its own, which is never passed on to anybody outside. Of several
 * services in one process, each figure says whose it is.
 */
export async function serveMetrics(
  services: Metrics[],
  { port, host, ready }: Place,
): Promise<ServedMetrics> {
  const server = createServer((req, res) => {
    if (req.url === '/readyz' && ready) {
      const answer = (isReady: boolean) => {
        res.statusCode = isReady ? 200 : 503;
        res.end();
      };
      ready().then(answer, () => answer(false));
      return;
    }
    if (req.url !== '/metrics') {
      res.statusCode = 404;
      res.end();
      return;
    }
    together(services.map(({ registry }) => registry)).then(
      async (registry) => {
        res.setHeader('Content-Type', registry.contentType);
        res.end(await registry.metrics());
      },
      () => {
        res.statusCode = 500;
        res.end();
      },
    );
  });
  return { port: await listen(server, port, host), close: () => drain(server, 1_000) };
}

async function together(registries: Registry[]): Promise<Registry> {
  const [only] = registries;
  if (only && registries.length === 1) return only;
  return AggregatorRegistry.aggregate(
    await Promise.all(registries.map((registry) => registry.getMetricsAsJSON())),
  );
}
