/**
 * Passes the page's CSP nonce on to the libraries that insert style elements and look for it in this
 * global. styled-components reads it from the meta element itself.
 */
export function shareCspNonce(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  const nonce = meta?.nonce || meta?.getAttribute('nonce');
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
