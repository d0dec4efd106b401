/** A placeholder origin: a URL that resolves to a different one leads to another site. */
const site = 'http://site.invalid';

/** The sign-in page in every spelling accepted by the router: returning to it would cause a loop. */
const signIn = /^\/auth\/*$/i;

/**
 * Returns the path on this site to open after signing in, with query and fragment (docs/PRODUCT.md#screens). The result
 * is normalized, so resolving it against any origin stays on that origin.
 * @param next from a URL; replaced if it leads to another site
 * @param fallback the replacement
 */
export function sanitizeNextPath(next: string | null | undefined, fallback = '/'): string {
  if (!next?.startsWith('/') || !URL.canParse(next, site)) return fallback;
  const { origin, pathname, search, hash } = new URL(next, site);
  const leavesSite = origin !== site || pathname.startsWith('//');
  return leavesSite || signIn.test(pathname) ? fallback : pathname + search + hash;
}
