import express, { type Express } from 'express';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createExpressServer, listen } from '@grantwright/shared/service';
import { load } from '../load.ts';
import { cpuTimeUs, pairedRatios, report } from '../paired-rounds.ts';

/**
 * CPU per request of a typical Express server and of ours, each compared with plain node:http and the same response. A
 * separate process generates the load.
 */
const body = { items: Array.from({ length: 10 }, (_, id) => ({ id, name: `item ${id}` })) };
const text = JSON.stringify(body);

function app(): Express {
  const expressApp = express();
  expressApp.disable('x-powered-by');
  expressApp.disable('etag');
  expressApp.get('/items', (_req, res) => void res.json(body));
  return expressApp;
}

const bare: RequestListener = (_req, res) => {
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.end(text);
};

async function microsecondsPerRequest(server: Server): Promise<number> {
  const port = await listen(server, 0, '127.0.0.1');
  const before = cpuTimeUs();
  const requests = await load({ url: `http://127.0.0.1:${port}/items`, connections: 16 });
  const used = cpuTimeUs() - before;
  server.closeAllConnections();
  server.close();
  return used / requests;
}

const ratios = await pairedRatios(5, {
  usual: () => microsecondsPerRequest(createServer(app())),
  ours: () => microsecondsPerRequest(createExpressServer(app())),
  bare: () => microsecondsPerRequest(createServer(bare)),
});
report('CPU per request, ours / typical', ratios('ours', 'usual'));
report('CPU per request, ours / plain node:http', ratios('ours', 'bare'));
