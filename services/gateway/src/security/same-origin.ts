import type { IncomingHttpHeaders } from 'node:http';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something: it must come from a page of this site. A browser says so
 * by `Origin`, or by `Sec-Fetch-Site` where it sends no origin; whoever says neither is refused.
 */
export function isSameOrigin(
  method: string,
  headers: IncomingHttpHeaders,
  publicOrigin: string | undefined,
): boolean {
  if (safeMethods.has(method)) return true;
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin';
  if (publicOrigin !== undefined) return origin === new URL(publicOrigin).origin;
  return URL.canParse(origin) && new URL(origin).host === headers.host?.toLowerCase();
}
