/** The placeholder that the build writes for the nonce (web/vite.config.ts). */
export const noncePlaceholder = '__CSP_NONCE__';
