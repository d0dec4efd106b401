/**
 * The style sheet that sonner, the toast library, injects without a nonce. It appends the element
 * first and the text second, so browsers check the empty element as well.
 */
export const toastStyleHash = 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=';
const emptyStyleHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** Returns the Content-Security-Policy of a page: our own files, its nonce, and Stripe if cards are accepted. */
export function createContentSecurityPolicy(nonce: string, acceptsCards: boolean): string {
  const stripe = (source: string) => (acceptsCards ? ` ${source}` : '');
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${stripe('https://js.stripe.com')}`,
    `style-src 'self' 'nonce-${nonce}' '${toastStyleHash}' '${emptyStyleHash}'`,
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
