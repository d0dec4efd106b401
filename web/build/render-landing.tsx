import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { SkipLink } from '../src/layout/skip-link.tsx';
import { LandingPage } from '../src/features/landing/landing-page.tsx';
import { GlobalStyle } from '../src/ui/global-style.ts';

/** The start page and its styles. The styles are ours alone: the browser's part makes its own. */
export function renderLanding(): string {
  const sheet = new ServerStyleSheet();
  const page = renderToStaticMarkup(
    sheet.collectStyles(
      <>
        <GlobalStyle />
        <SkipLink />
        <LandingPage />
      </>,
    ),
  );
  const css = sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/\/\*!sc\*\/\s*|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}\s*/g, '');
  return `<style nonce="__CSP_NONCE__">${css}</style>${page}`;
}
