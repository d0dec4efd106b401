import { existsSync, readFileSync } from 'node:fs';
import { noncePlaceholder } from './nonce-placeholder.ts';

const scripts = /<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

/** A frame is painted after its callbacks and before the next task. */
const startLater =
  "requestAnimationFrame(()=>setTimeout(()=>document.head.append(document.getElementById('later').content)))";

/**
 * The page for visitors: the start page is in it, to be read before any script is there. Its scripts
 * stay in a template until it has been painted: they leave the way to what it is read with.
 * @param landing the file that the build made of the start page (web/build/landing-in-advance.ts)
 */
export function startPage(page: string, landing: string): string {
  if (!existsSync(landing)) return page;
  const later = page.match(scripts)?.join('') ?? '';
  return page
    .replaceAll(scripts, '')
    .replace('<div id="root">', () => `<div id="root">${readFileSync(landing, 'utf8')}`)
    .replace(
      '</body>',
      () =>
        `<template id="later">${later}</template>` +
        `<script nonce="${noncePlaceholder}">${startLater}</script></body>`,
    );
}
