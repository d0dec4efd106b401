/** The Content-Security-Policy of a page: our own files, its nonce, and Stripe where cards are accepted. */
export function pagePolicy(nonce: string, acceptsCards: boolean): string {
  const stripe = (source: string) => (acceptsCards ? ` ${source}` : '');
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${stripe('https://js.stripe.com')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${stripe('https://api.stripe.com')}`,
    `frame-src${acceptsCards ? ' https://js.stripe.com https://hooks.stripe.com' : " 'none'"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
