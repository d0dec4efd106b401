import { limits } from '../contract/constants.ts';

/** The allowed tags in an application's HTML (docs/PRODUCT.md#html), for the export and the sanitizer. */
export const allowedTags = [
  'p',
  'h1',
  'h2',
  'h3',
  'strong',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'table',
  'tbody',
  'tr',
  'th',
  'td',
  'a',
  'blockquote',
  'br',
] as const;

export const allowedAttributes = { a: ['href'] };

export const allowedSchemes = ['http', 'https', 'mailto'];

/**
 * Returns the normalized URL of a link; undefined if it is not absolute, is longer than `limits.linkUrl` or has a
 * scheme other than http, https and mailto. Uses the URL parser, as browsers do, so control characters and odd
 * spellings of a scheme cannot bypass the check.
 */
export function sanitizeUrl(address: string): string | undefined {
  const text = address.trim();
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (!allowedSchemes.includes(url.protocol.slice(0, -1))) return undefined;
  if (url.href.length > limits.linkUrl) return undefined;
  return url.protocol === 'mailto:' && url.pathname === '' ? undefined : url.href;
}
