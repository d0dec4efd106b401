/**
 * Passes the page's CSP nonce to libraries that insert style elements and read the nonce from this global.
 * styled-components reads it from the meta element itself.
 */
export function shareCspNonce(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  const nonce = meta?.nonce || meta?.getAttribute('nonce');
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
