/** The placeholder that the gateway replaces with the nonce of a response (services/gateway/src/pages/nonce-placeholder.ts). */
export const cspNonce = '__CSP_NONCE__';
