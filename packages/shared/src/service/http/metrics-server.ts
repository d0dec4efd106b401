import { createServer } from 'node:http';
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { Metrics } from '../../observability/metrics.ts';
import { drain, listen } from './server.ts';

type Options = {
  port: number;
  host: string;
  /** Enables `/readyz` for probes from inside the container if the service itself uses TLS. */
  ready?: () => Promise<boolean>;
};

export type MetricsServer = { port: number; close: () => Promise<void> };

/**
 * Serves `/metrics`, and `/readyz` if `ready` is set, on a separate port that the gateway never exposes. Metrics of
 * several services in one process carry a service label.
 */
export async function serveMetrics(
  services: Metrics[],
  { port, host, ready }: Options,
): Promise<MetricsServer> {
  const server = createServer((req, res) => {
    if (req.url === '/readyz' && ready) {
      const respond = (isReady: boolean) => {
        res.statusCode = isReady ? 200 : 503;
        res.end();
      };
      ready().then(respond, () => respond(false));
      return;
    }
    if (req.url !== '/metrics') {
      res.statusCode = 404;
      res.end();
      return;
    }
    aggregate(services.map(({ registry }) => registry)).then(
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

async function aggregate(registries: Registry[]): Promise<Registry> {
  const [single] = registries;
  if (single && registries.length === 1) return single;
  return AggregatorRegistry.aggregate(
    await Promise.all(registries.map((registry) => registry.getMetricsAsJSON())),
  );
}
