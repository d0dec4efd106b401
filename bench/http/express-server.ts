import express, { type Express } from 'express';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createExpressServer, listen } from '@grantwright/shared/service';
import { load } from '../load.ts';
import { cpuOf, pairedRatios, report } from '../pairs.ts';

/**
 * What an express request costs in CPU, as a server is usually made and as ours is made, each compared with a
 * bare node:http answer of the same bytes. The load comes from a process of its own.
 */
const body = { items: Array.from({ length: 10 }, (_, id) => ({ id, name: `item ${id}` })) };
const text = JSON.stringify(body);

function app(): Express {
  const made = express();
  made.disable('x-powered-by');
  made.disable('etag');
  made.get('/items', (_req, res) => void res.json(body));
  return made;
}

const bare: RequestListener = (_req, res) => {
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.end(text);
};

async function microsecondsPerRequest(server: Server): Promise<number> {
  const port = await listen(server, 0, '127.0.0.1');
  const before = cpuOf();
  const requests = await load({ url: `http://127.0.0.1:${port}/items`, connections: 16 });
  const used = cpuOf() - before;
  server.closeAllConnections();
  server.close();
  return used / requests;
}

const ratios = await pairedRatios(5, {
  usual: () => microsecondsPerRequest(createServer(app())),
  ours: () => microsecondsPerRequest(createExpressServer(app())),
  bare: () => microsecondsPerRequest(createServer(bare)),
});
report('CPU per request, ours ÷ usual', ratios('ours', 'usual'));
report('CPU per request, ours ÷ bare node:http', ratios('ours', 'bare'));
