import { readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import expressStaticGzip from 'express-static-gzip';

import { readCookie, sessionCookieName } from '@grantwright/shared/service';
import { pagePolicy } from '../security/security-headers.ts';
import { noncePlaceholder } from './nonce-placeholder.ts';
import { screenPages } from './screen-pages.ts';
import { startPage } from './start-page.ts';

type Options = { root: string; cardProvider: boolean; secure: boolean };

type HttpError = Error & { status?: number };

/** Serves the built pages: files that never change under their names, and one page for every route. */
export function servePages({ root, cardProvider, secure }: Options) {
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  const forVisitors = startPage(page, join(root, '.vite/landing.html'));
  const forKnown = screenPages(page, join(root, '.vite/ahead.json'));
  const isKnown = (req: IncomingMessage) =>
    readCookie(req.headers.cookie, sessionCookieName(secure)) !== undefined;
  const files = expressStaticGzip(root, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { redirect: false, setHeaders: (res, path) => setHeaders(res, keeping(path)) },
  });

  return (req: IncomingMessage, res: ServerResponse): void => {
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
    const isStart = path === '/' || path === '/index.html';
    const pageAt = () => (isKnown(req) ? forKnown(path) : isStart ? forVisitors : page);
    if (isStart) sendPage(req, res, pageAt());
    // It looks for the path where Express would have put it.
    else
      files(Object.assign(req, { path }), res, (error?: HttpError) => {
        if (error) sendNothing(res, error.status ?? 404);
        else if (looksLikeFile(path)) sendNothing(res, 404);
        else sendPage(req, res, pageAt());
      });
  };

  function sendPage(req: IncomingMessage, res: ServerResponse, text: string): void {
    const nonce = randomBytes(16).toString('base64');
    setHeaders(res, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(nonce, cardProvider),
      'Cache-Control': 'no-store',
      Vary: 'Accept-Encoding',
    });
    const answer = text.replaceAll(noncePlaceholder, nonce);
    if (!takesGzip(req)) return void res.end(answer);
    res.setHeader('Content-Encoding', 'gzip');
    // A third of a millisecond: it then reaches a distant reader in one round trip, not in two.
    res.end(gzipSync(answer));
  }
}

const takesGzip = ({ headers }: IncomingMessage) =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(headers['accept-encoding'] ?? ''));

const looksLikeFile = (path: string) => /\.[a-z0-9]{1,8}$/i.test(path);

const keeping = (file: string) => ({
  'Cache-Control': /[\\/]assets[\\/]/.test(file)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600',
});

function sendNothing(res: ServerResponse, status: number): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  res.statusCode = status;
  res.end();
}

function setHeaders(res: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}
