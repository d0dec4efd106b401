import { waitFor } from '@grantwright/shared/testing';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export type SeenSpan = {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: unknown;
};

/** An OTLP export request in JSON. */
type TraceExport = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Omit<SeenSpan, 'service'>[] }[];
  }[];
};

/** Starts a trace collector, so that tests can check the exported spans. Call it before starting the product. */
export function collectTraces() {
  const spans: SeenSpan[] = [];
  const environment: NodeJS.ProcessEnv = {};
  const server = createServer((req, res) => {
    const pieces: Buffer[] = [];
    req.on('data', (piece: Buffer) => pieces.push(piece));
    req.on('end', () => {
      if (req.url === '/v1/traces')
        spans.push(...listSpans(JSON.parse(Buffer.concat(pieces).toString()) as TraceExport));
      res.setHeader('Content-Type', 'application/json');
      res.end('{}');
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    environment['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    /** Set once the collector is listening. */
    environment,
    /** Resolves with all spans received so far once `isEnough` returns true. */
    until: async (isEnough: (spans: SeenSpan[]) => boolean): Promise<SeenSpan[]> => {
      await waitFor(() => isEnough(spans));
      return [...spans];
    },
  };
}

const listSpans = ({ resourceSpans }: TraceExport): SeenSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const named = resource.attributes.find(({ key }) => key === 'service.name');
    const service = named?.value.stringValue ?? '';
    return scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service })));
  });
