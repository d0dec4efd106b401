/** On every answer, whatever it is; pages and data have a stricter policy in the place of this one. */
export const commonHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** Browsers heed it over https only. */
export const transportSecurity = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const;

/** For answers that are no page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** For the page: our own files and this answer's nonce; the card provider's only where it is used. */
export function pagePolicy(nonce: string, cardProvider: boolean): string {
  const card = (source: string) => (cardProvider ? ` ${source}` : '');
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${card('https://js.stripe.com')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${card('https://api.stripe.com')}`,
    `frame-src${cardProvider ? ' https://js.stripe.com https://hooks.stripe.com' : " 'none'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
