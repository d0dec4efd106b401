import { textLength, type PageDocument } from './dom.ts';

const longestScript = 20_000;
/** As the DOM counts it. */
const precedes = 2;
/** What runs when the page comes: not what stands in a function that somebody has to call. */
const act =
  /document\s*\.\s*(?:getElementById\(\s*["']([\w-]+)["']\s*\)|querySelector\(\s*["']#([\w-]+)["']\s*\))\s*\??\.\s*(?:(remove\(\s*\))|hidden\s*=\s*(?:true|1)\b|style\s*\.\s*display\s*=\s*["']none["'])/g;

/** A script without what stands in braces. */
function outermost(script: string): string {
  let depth = 0;
  let kept = '';
  for (const character of script) {
    if (character === '{') depth += 1;
    if (depth === 0) kept += character;
    if (character === '}') depth = Math.max(0, depth - 1);
  }
  return kept;
}

/**
 * Does what the page's own scripts do at once to parts before them, where they say so plainly: takes away what they
 * remove, and hides what they hide, which a control may show again. Says how many characters went.
 */
export function hideByScripts(page: PageDocument): number {
  let characters = 0;
  for (const script of [...page.querySelectorAll('script:not([src])')]) {
    const type = script.getAttribute('type') ?? '';
    const text = script.textContent ?? '';
    if (
      text.length > longestScript ||
      !/^(?:|module|(?:text|application)\/javascript)$/i.test(type)
    )
      continue;
    for (const [, byId, bySelector, removes] of outermost(text).matchAll(act)) {
      const element = page.getElementById(byId ?? bySelector ?? '');
      const isBefore = element && (script.compareDocumentPosition(element) & precedes) !== 0;
      if (!isBefore || element === page.body || element.contains(script)) continue;
      if (!removes) element.setAttribute('hidden', '');
      else {
        characters += textLength(element);
        element.remove();
      }
    }
  }
  return characters;
}
