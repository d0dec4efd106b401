/** The build writes this where a page needs its nonce (web/vite.config.ts). */
export const noncePlaceholder = '__CSP_NONCE__';
