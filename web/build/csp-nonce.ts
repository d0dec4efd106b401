/**
 * The placeholder that the gateway replaces with each response's nonce
 * (services/gateway/src/pages/nonce-placeholder.ts).
 */
export const cspNonce = '__CSP_NONCE__';
