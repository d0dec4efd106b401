import { readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { commonHeaders, pagePolicy, transportSecurity } from '../security/security-headers.ts';

type Options = { root: string; cardProvider: boolean; secure: boolean };

const noncePlaceholder = '__CSP_NONCE__';

/** Serves the built pages: files that never change under their names, and one page for every route. */
export function servePages({ root, cardProvider, secure }: Options) {
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  const files = sirv(root, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (res, path) => {
      const lasting = path.startsWith('/assets/');
      res.setHeader(
        'Cache-Control',
        lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });

  return (req: IncomingMessage, res: ServerResponse): void => {
    setHeaders(res, { ...commonHeaders, ...(secure ? transportSecurity : {}) });
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
    const isPage = path === '/' || path === '/index.html';
    if (isPage) sendPage(res);
    else files(req, res, () => (looksLikeFile(path) ? sendNothing(res) : sendPage(res)));
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

function sendNothing(res: ServerResponse): void {
  res.statusCode = 404;
  res.end();
}

function setHeaders(res: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}
