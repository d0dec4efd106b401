import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const gzipAsync = promisify(gzip);

/** Smaller bodies fit into one packet without compression. */
const minGzipBytes = 2_048;

/**
 * Sends JSON, compressed if the client accepts it: a list of 200 applications is 63 kB plain and 4 kB
 * compressed. Only GET responses are compressed: they reflect no request body whose secrets their length could
 * reveal (BREACH).
 */
export async function sendJson(req: Request, res: Response, value: unknown): Promise<void> {
  const body = Buffer.from(JSON.stringify(value));
  res.set('Content-Type', 'application/json; charset=utf-8');
  if (req.method !== 'GET' || body.length < minGzipBytes) {
    res.end(body);
    return;
  }
  res.vary('Accept-Encoding');
  if (!req.acceptsEncodings('gzip')) {
    res.end(body);
    return;
  }
  res.set('Content-Encoding', 'gzip');
  res.end(await gzipAsync(body, { level: 1 }));
}
