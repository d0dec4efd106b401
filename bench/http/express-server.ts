/**
 * Measures the CPU time per request of a typical Express server and of ours, each compared with plain node:http serving
 * the same response. A separate process generates the load.
 */
import express, { type Express } from 'express';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createExpressServer, listen } from '@grantwright/shared/service';
import { load } from '../lib/load.ts';
import { cpuTimeUs, pairedRounds, report } from '../lib/paired-rounds.ts';
import { runBenchmark } from '../lib/run-benchmark.ts';

const body = { items: Array.from({ length: 10 }, (_, id) => ({ id, name: `item ${id}` })) };
const text = JSON.stringify(body);

async function main(): Promise<void> {
  const { ratios } = await pairedRounds(5, {
    typical: () => cpuPerRequestUs(createServer(app())),
    ours: () => cpuPerRequestUs(createExpressServer(app())),
    plain: () => cpuPerRequestUs(createServer(sendText)),
  });
  report('CPU per request, ours / typical', ratios('ours', 'typical'));
  report('CPU per request, ours / plain node:http', ratios('ours', 'plain'));
}

function app(): Express {
  const expressApp = express();
  expressApp.disable('x-powered-by');
  expressApp.disable('etag');
  expressApp.get('/items', (_req, res) => void res.json(body));
  return expressApp;
}

const sendText: RequestListener = (_req, res) => {
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.end(text);
};

async function cpuPerRequestUs(server: Server): Promise<number> {
  const port = await listen(server, 0, '127.0.0.1');
  const before = cpuTimeUs();
  const requests = await load({ url: `http://127.0.0.1:${port}/items`, connections: 16 });
  const used = cpuTimeUs() - before;
  server.closeAllConnections();
  server.close();
  return used / requests;
}

await runBenchmark(main);
