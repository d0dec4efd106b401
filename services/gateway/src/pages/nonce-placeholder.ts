/** Where the build leaves room for the nonce of each answer (web/vite.config.ts). */
export const noncePlaceholder = '__CSP_NONCE__';
