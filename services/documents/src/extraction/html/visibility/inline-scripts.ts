import { isBefore, textLength, type PageDocument } from '../dom.ts';

const maxScriptLength = 20_000;
const scriptTypes = /^(?:|module|(?:text|application)\/javascript)$/i;
const hidingCall =
  /document\s*\.\s*(?:getElementById\(\s*["']([\w-]+)["']\s*\)|querySelector\(\s*["']#([\w-]+)["']\s*\))\s*\??\.\s*(?:(remove\(\s*\))|hidden\s*=\s*(?:true|1)\b|style\s*\.\s*display\s*=\s*["']none["'])/g;

/**
 * Does what inline scripts obviously do while the page loads: removes or hides elements before them by id.
 * Returns the number of removed characters.
 */
export function applyInlineScripts(page: PageDocument): number {
  let removed = 0;
  for (const script of [...page.querySelectorAll('script:not([src])')]) {
    const text = script.textContent ?? '';
    if (text.length > maxScriptLength || !scriptTypes.test(script.getAttribute('type') ?? ''))
      continue;
    for (const [, id, selectorId, isRemoval] of topLevelCode(text).matchAll(hidingCall)) {
      const element = page.getElementById(id ?? selectorId ?? '');
      if (!element || element === page.body || !isBefore(element, script)) continue;
      if (isRemoval) {
        removed += textLength(element);
        element.remove();
      } else element.setAttribute('hidden', '');
    }
  }
  return removed;
}

/** A script without the bodies of its functions, which only run when called, and other blocks. */
function topLevelCode(script: string): string {
  let depth = 0;
  let code = '';
  for (const character of script) {
    if (character === '{') depth += 1;
    if (depth === 0) code += character;
    if (character === '}') depth = Math.max(0, depth - 1);
  }
  return code;
}
