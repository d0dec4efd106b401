import { limits } from '../contract/constants.ts';

/**
 * The allowed tags of an application's HTML (docs/PRODUCT.md#html), for export and sanitizer alike.
 */
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
 * The address of a link in its canonical spelling, or nothing when it is not absolute, is longer than
 * `limits.linkUrl` or leads anywhere but to http, https or mailto. The URL parser decides, as it will in the browser: it sees
 * through control characters and odd spellings of a scheme.
 */
export function safeUrl(address: string): string | undefined {
  const text = address.trim();
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (!allowedSchemes.includes(url.protocol.slice(0, -1))) return undefined;
  if (url.href.length > limits.linkUrl) return undefined;
  return url.protocol === 'mailto:' && url.pathname === '' ? undefined : url.href;
}
