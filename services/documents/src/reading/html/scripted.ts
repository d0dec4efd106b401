import { isElement, isText, nameOf, tagOf, textLength, type PageDocument } from './dom.ts';

/** Text shorter than this, in characters, is a frame around what a script would show. */
const maxFrame = { ofScripts: 120, waiting: 250 } as const;

const furniture =
  'nav,header,footer,aside,[role=navigation],[role=banner],[role=contentinfo],script,style,noscript,template';
const mounts =
  '#root,#app,#__next,#__nuxt,#___gatsby,#react-root,#app-root,#vue-app,#main-app,#svelte,#q-app,#mount,[data-reactroot],[ng-app],[ng-version],[data-app],app-root,my-app';
const placeholders =
  /\b(?:skeleton|shimmer|placeholder-glow|content-loader|preloader|spinner|loading)\b/;

/** "Loading…", "Please wait while the page loads." and the like, as all that a part says. */
const waiting =
  /^(?:(?:content|page|app|data)(?: is)? )?(?:loading|please (?:wait|stand by)|(?:just a|one) moment|initiali[sz]ing|fetching|cargando|chargement|wird geladen)\b/i;
const wordsOfWaiting =
  /\b(?:loading|loads?|please|wait|stand|by|just|a|an|one|few|moments?|seconds?|initiali[sz]ing|fetching|the|this|your|page|content|contents|data|app|application|form|site|results?|details|more|while|is|it|we|for|until|cargando|chargement|en|cours|wird|geladen)\b/gi;
const maxWaiting = 100;
const needsScripts =
  /\b(?:enable|turn on|activate|switch on|requires?|needs?|without|allow)\b[^.]{0,60}\bjavascript|\bjavascript\b[^.]{0,60}\b(?:disabled|required|not enabled|turned off|switched off|enabled|needed)/i;
const maxMessage = 200;
/** Shown for a moment by pages that have their text. */
const preloaders = '[class*=load],[id*=load],[class*=spin],[id*=spin],[class*=splash]';

export type Scripted = {
  /** Nothing but a frame is in the page; its text would be shown by a script. */
  isShell: boolean;
  /** Some parts wait for a script. */
  isPartial: boolean;
};

/**
 * Removes what a page says while it waits for its scripts, which are not run, and tells whether there
 * is a page without them. Called before menus and feet are removed.
 */
export function removeWaiting(page: PageDocument): Scripted {
  const hasScripts = page.querySelector('script') !== null;
  const asksInNoscript = [...page.querySelectorAll('noscript')].some((each) =>
    needsScripts.test(each.textContent ?? ''),
  );
  const messages = leavesOf(page.body).filter(isWaiting);
  const busy = page.querySelectorAll('[aria-busy=true]').length > 0 || hasPlaceholders(page);
  const isPartial = messages.some((message) => !message.closest(preloaders));
  for (const message of messages) message.remove();
  const isEmptyMount = [...page.querySelectorAll(mounts)].some((each) => textLength(each) === 0);
  const length = ownLength(page.body);
  const isWaitingPage = messages.length > 0 || (hasScripts && isEmptyMount);
  const mayWait = hasScripts && (asksInNoscript || busy);
  return {
    isShell:
      (isWaitingPage && length < maxFrame.waiting) || (mayWait && length < maxFrame.ofScripts),
    isPartial,
  };
}

/** Elements with text of their own and no other block in them. */
function leavesOf(body: Element): Element[] {
  return [...body.querySelectorAll('*')].filter(
    (element) =>
      !/^(?:script|style|noscript|template|option|button|a)$/.test(tagOf(element)) &&
      [...element.childNodes].some((node) => isText(node) && node.textContent?.trim()) &&
      ![...element.children].some((child) => textLength(child) > maxMessage),
  );
}

function isWaiting(element: Element): boolean {
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const isWaitingOnly =
    text.length <= maxWaiting &&
    waiting.test(text) &&
    !/[\p{L}\p{N}]/u.test(text.replace(wordsOfWaiting, ''));
  return isWaitingOnly || (text.length <= maxMessage && needsScripts.test(text));
}

/** Gray bars in the place of text. */
const hasPlaceholders = (page: PageDocument): boolean =>
  [...page.querySelectorAll('[class],[id]')].some(
    (element) => placeholders.test(nameOf(element)) && textLength(element) === 0,
  );

/** The length of a page's text without its menus, head and foot. */
function ownLength(node: Node): number {
  if (isText(node)) return (node.textContent ?? '').replace(/\s+/g, ' ').trim().length;
  if (!isElement(node) || node.matches(furniture)) return 0;
  return [...node.childNodes].reduce((sum, child) => sum + ownLength(child), 0);
}
