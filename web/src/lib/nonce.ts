/**
 * The nonce of this page's content security policy, for libraries that write style sheets: the
 * dialogs read the global, styled-components reads the same meta element by itself.
 */
export function shareNonce(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  const nonce = meta?.nonce || meta?.getAttribute('nonce');
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
