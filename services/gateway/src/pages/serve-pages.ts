import { readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import expressStaticGzip from 'express-static-gzip';

import { commonHeaders, pagePolicy, transportSecurity } from '../security/security-headers.ts';

type Options = { root: string; cardProvider: boolean; secure: boolean };

type HttpError = Error & { status?: number };

const noncePlaceholder = '__CSP_NONCE__';

/** Serves the built pages: files that never change under their names, and one page for every route. */
export function servePages({ root, cardProvider, secure }: Options) {
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  const files = expressStaticGzip(root, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { redirect: false, setHeaders: (res, path) => setHeaders(res, keeping(path)) },
  });

  return (req: IncomingMessage, res: ServerResponse): void => {
    setHeaders(res, { ...commonHeaders, ...(secure ? transportSecurity : {}) });
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
    const isPage = path === '/' || path === '/index.html';
    if (isPage) sendPage(res);
    // It looks for the path where Express would have put it.
    else
      files(Object.assign(req, { path }), res, (error?: HttpError) => {
        if (error) sendNothing(res, error.status ?? 404);
        else if (looksLikeFile(path)) sendNothing(res, 404);
        else sendPage(res);
      });
  };

  function sendPage(res: ServerResponse): void {
    const nonce = randomBytes(16).toString('base64');
    setHeaders(res, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(nonce, cardProvider),
      'Cache-Control': 'no-store',
    });
    res.end(page.replaceAll(noncePlaceholder, nonce));
  }
}

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
