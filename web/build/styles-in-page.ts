import type { Plugin } from 'vite';

const link = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;

/**
 * Puts the styles that every page begins with (the fonts' faces, 3 kB) into the page itself: nothing is
 * painted before they are there, and a file of their own costs a round trip more.
 */
export function stylesInPage(): Plugin {
  return {
    name: 'grantwright:styles-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(link, (whole: string, file: string) => {
          const styles = bundle[file];
          return styles?.type === 'asset'
            ? `<style nonce="__CSP_NONCE__">${String(styles.source).trim()}</style>`
            : whole;
        }),
    },
  };
}
