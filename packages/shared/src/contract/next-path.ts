/**
 * The path on this site that a person was on their way to, or `/` for anything that would lead
 * elsewhere (decisions: GET /api/login). The answer keeps query and fragment.
 */
export function safeNextPath(next: string | null | undefined): string {
  if (!next?.startsWith('/')) return '/';
  const site = 'http://site.invalid';
  if (!URL.canParse(next, site)) return '/';
  const url = new URL(next, site);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === site && !path.startsWith('//') ? path : '/';
}
