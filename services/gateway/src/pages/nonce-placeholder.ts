/** The placeholder for the nonce, written by the build (web/vite.config.ts). */
export const noncePlaceholder = '__CSP_NONCE__';
