import { existsSync, readFileSync } from 'node:fs';
import { noncePlaceholder } from './nonce-placeholder.ts';

const scriptTags = /<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

/** A timer set in an animation frame fires after that frame is painted. */
const addScriptsAfterPaint =
  "requestAnimationFrame(()=>setTimeout(()=>document.head.append(document.getElementById('scripts').content)))";

/**
 * Inserts the prerendered landing page, so that visitors can read it before any script has loaded. The scripts stay in
 * a template until the page is painted, so that they do not delay the fonts and styles.
 *
 * @param landingFile the HTML rendered by the build (web/build); without it the page is unchanged
 */
export function createLandingPage(page: string, landingFile: string): string {
  if (!existsSync(landingFile)) return page;
  const scripts = page.match(scriptTags)?.join('') ?? '';
  return page
    .replaceAll(scriptTags, '')
    .replace('<div id="root">', () => `<div id="root">${readFileSync(landingFile, 'utf8')}`)
    .replace(
      '</body>',
      () =>
        `<template id="scripts">${scripts}</template>` +
        `<script nonce="${noncePlaceholder}">${addScriptsAfterPaint}</script></body>`,
    );
}
