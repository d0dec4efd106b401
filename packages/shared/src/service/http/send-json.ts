import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const gzipped = promisify(gzip);

/** Bytes below which compressing saves no round trip. */
const worthIt = 2_048;

/**
 * Answers with JSON, compressed where the caller takes it: a list of 200 applications is 63 kB, or 4. Only reads
 * are: nothing of such a request is reflected in its answer, so that nobody can guess at what it holds by
 * its length (BREACH). The fastest level is within a hundredth of the best for rows that are alike.
 */
export async function sendJson(req: Request, res: Response, value: unknown): Promise<void> {
  const body = Buffer.from(JSON.stringify(value));
  res.set('Content-Type', 'application/json; charset=utf-8');
  if (req.method !== 'GET' || body.length < worthIt) {
    res.end(body);
    return;
  }
  res.vary('Accept-Encoding');
  if (!req.acceptsEncodings('gzip')) {
    res.end(body);
    return;
  }
  res.set('Content-Encoding', 'gzip');
  res.end(await gzipped(body, { level: 1 }));
}
