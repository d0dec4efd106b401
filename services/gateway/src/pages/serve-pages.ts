import { readCookie, nameSessionCookie } from '@grantwright/shared/service';
import type { Request, RequestHandler, Response } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { GatewaySettings } from '../config.ts';
import { createDashboardPage } from './create-dashboard-page.ts';
import { createLandingPage } from './create-landing-page.ts';
import { noncePlaceholder } from './nonce-placeholder.ts';
import { createContentSecurityPolicy } from './page-policy.ts';

type Settings = Pick<GatewaySettings, 'SECURE_COOKIES' | 'STRIPE_PUBLISHABLE_KEY'>;

/** Matches every spelling that the web app's router accepts. */
const linkPage = /^\/review\/*$/i;
/**
 * Headers of pages opened by an emailed or shared link: they are not indexed and do not send a referrer to linked
 * sites.
 */
const linkPageHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' };

/** Serves the built web app: its files, and one page for every other path. */
export function servePages(root: string, settings: Settings): RequestHandler {
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  const userPage = createDashboardPage(page, join(root, '.vite/manifest.json'));
  const visitorPage = createLandingPage(page, join(root, '.vite/landing.html'));
  const cookieName = nameSessionCookie(settings.SECURE_COOKIES);
  const acceptsCards = settings.STRIPE_PUBLISHABLE_KEY !== undefined;
  const serveFile = expressStaticGzip(root, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      redirect: false,
      setHeaders: (res, path) => res.setHeader('Cache-Control', chooseCacheControl(path)),
    },
  });

  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const isLanding = req.path === '/' || req.path === '/index.html';
    if (linkPage.test(req.path)) res.set(linkPageHeaders);
    if (isLanding || req.path === '/dashboard') {
      const hasSession = readCookie(req.headers.cookie, cookieName) !== undefined;
      const html = hasSession ? userPage : isLanding ? visitorPage : page;
      return sendPage(req, res, { html, acceptsCards });
    }
    serveFile(req, res, (error?: { status?: number }) => {
      if (error || looksLikeFile(req.path)) endWithStatus(res, error?.status ?? 404);
      else sendPage(req, res, { html: page, acceptsCards });
    });
  };
}

function sendPage(
  req: Request,
  res: Response,
  { html, acceptsCards }: { html: string; acceptsCards: boolean },
): void {
  const nonce = randomBytes(16).toString('base64');
  res.set({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': createContentSecurityPolicy(nonce, acceptsCards),
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding',
  });
  const body = html.replaceAll(noncePlaceholder, nonce);
  if (!req.acceptsEncodings('gzip')) return void res.end(body);
  res.set('Content-Encoding', 'gzip');
  // takes a third of a millisecond, and saves a round trip on slow connections
  res.end(gzipSync(body));
}

const looksLikeFile = (path: string) => /\.[a-z0-9]{1,8}$/i.test(path);

/** The names of files in `assets` contain a hash of their content. */
const chooseCacheControl = (path: string) =>
  /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

function endWithStatus(res: Response, status: number): void {
  if (res.headersSent) return void res.destroy();
  res.status(status).end();
}
