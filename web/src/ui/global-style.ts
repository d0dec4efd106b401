import { createGlobalStyle } from 'styled-components';
import { color, font, media, radius, size, themes } from './tokens.ts';

/**
 * The theme follows the system unless `data-theme` on the root element overrides it. Print is
 * always light. (`not print and …` would negate the whole query.)
 */
export const GlobalStyle = createGlobalStyle`
  :root { color-scheme: light; ${themes.light} }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { color-scheme: dark; ${themes.dark} }
  }
  @media not print {
    :root[data-theme='dark'] { color-scheme: dark; ${themes.dark} }
  }

  :root { --toast-bottom: 24px; }
  /* Keeps toasts above the buttons of a step or dialog, which take up to two rows on a phone. */
  :root:has([data-action-bar], [role='dialog']) { --toast-bottom: 9rem; }
  ${media.low} { :root:root { --toast-bottom: 8px; } }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html { -webkit-text-size-adjust: 100%; scroll-padding-block: 96px 32px; }
  body {
    background: ${color.paper};
    color: ${color.ink};
    accent-color: ${color.accent};
    font: 400 ${size.body}/1.55 ${font.sans};
    text-align: left;
    text-rendering: optimizeLegibility;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: anywhere;
  }
  h1, h2, h3 { font-weight: 600; line-height: 1.25; text-wrap: balance; }
  /* User text follows the direction of its first letter. */
  h1, h2, h3, p, li, dd, option, blockquote, input, textarea { unicode-bidi: plaintext; }
  p { text-wrap: pretty; }
  img, svg { display: block; flex-shrink: 0; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  ul[role='list'], ol[role='list'] { list-style: none; padding: 0; }
  a { color: ${color.accent}; text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
  a:hover { color: ${color.accentStrong}; }
  ::selection { background: ${color.accent}; color: ${color.onAccent}; }
  /* Forced colors hide backgrounds and borders, so the selected item gets an outline. */
  @media (forced-colors: active) {
    [aria-selected='true'], [aria-current]:not([aria-current='false']) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  :focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
    border-radius: ${radius.small};
  }
  /* Scripts focus headings and panels for screen readers only. */
  [tabindex='-1']:focus-visible { outline: none; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
  /* Navigation and toasts are not printed. */
  @media print {
    body { background: white; color: black; }
    nav, aside, [data-sonner-toaster] { display: none !important; }
    h1, h2, h3 { break-after: avoid; }
    p, li { orphans: 3; widows: 3; }
  }
  @page { margin: 20mm 22mm; }
`;
