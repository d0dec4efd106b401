import { anyOf } from '@grantwright/shared/values/any-of';
import {
  hasOwnText,
  isElement,
  isText,
  getClassAndId,
  getTag,
  measureText,
  readTrimmedText,
  type PageDocument,
} from '../dom.ts';

/** Pages with less text than this (in characters) are mere shells for content loaded by scripts. */
const maxShellLength = { whileLoading: 250, withScripts: 120 } as const;

const boilerplate =
  'nav,header,footer,aside,[role=navigation],[role=banner],[role=contentinfo],script,style,noscript,template';
/** Elements into which frameworks render a page. */
const mountPoints =
  '#root,#app,#__next,#__nuxt,#___gatsby,#react-root,#app-root,#vue-app,#main-app,#svelte,#q-app,#mount,[data-reactroot],[ng-app],[ng-version],[data-app],app-root,my-app';
const placeholderNames =
  /\b(?:skeleton|shimmer|placeholder-glow|content-loader|preloader|spinner|loading)\b/;

/** "Loading…", "Please wait while the page loads." */
const loadingStart =
  /^(?:(?:content|page|app|data)(?: is)? )?(?:loading|please (?:wait|stand by)|(?:just a|one) moment|initiali[sz]ing|fetching|cargando|chargement|wird geladen)\b/i;
const loadingWords = anyOf(
  /\b(?:loading|loads?|please|wait|stand|by|just|a|an|one|few|moments?|seconds?)\b/gi,
  /\b(?:initiali[sz]ing|fetching|the|this|your|page|content|contents|data|app|application)\b/gi,
  /\b(?:form|site|results?|details|more|while|is|it|we|for|until|cargando|chargement|en|cours)\b/gi,
  /\b(?:wird|geladen)\b/gi,
);
const maxLoadingLength = 100;
const needsScripts = anyOf(
  /\b(?:enable|turn on|activate|switch on|requires?|needs?|without|allow)\b[^.]{0,60}\bjavascript/i,
  /\bjavascript\b[^.]{0,60}\b(?:disabled|required|not enabled|turned off|switched off|enabled|needed)/i,
);
const maxMessageLength = 200;
/** Loading screens that cover the text of a page. */
const preloaders = '[class*=load],[id*=load],[class*=spin],[id*=spin],[class*=splash]';

export type ScriptDependence = {
  /** Whether the page is an empty shell that a script would fill. */
  isShell: boolean;
  /** Whether parts of the page depend on a script. */
  isPartial: boolean;
};

/** Removes the text shown while a page's scripts load. Call this before removing menus and footers. */
export function removeLoadingMessages(page: PageDocument): ScriptDependence {
  const hasScripts = page.querySelector('script') !== null;
  const requiresScripts = [...page.querySelectorAll('noscript')].some((element) =>
    needsScripts.test(element.textContent ?? ''),
  );
  const messages = findTextElements(page.body).filter(isMessage);
  const isBusy = page.querySelector('[aria-busy=true]') !== null || hasPlaceholders(page);
  const isPartial = messages.some((message) => !message.closest(preloaders));
  for (const message of messages) message.remove();
  const hasEmptyMount = [...page.querySelectorAll(mountPoints)].some(
    (element) => measureText(element) === 0,
  );
  const isLoading = messages.length > 0 || (hasScripts && hasEmptyMount);
  const mayLoad = hasScripts && (requiresScripts || isBusy);
  const length = measureContent(page.body);
  return {
    isShell:
      (isLoading && length < maxShellLength.whileLoading) ||
      (mayLoad && length < maxShellLength.withScripts),
    isPartial,
  };
}

/** Returns the elements with text of their own and no large child. */
const findTextElements = (body: Element): Element[] =>
  [...body.querySelectorAll('*')].filter(
    (element) =>
      !/^(?:script|style|noscript|template|option|button|a)$/.test(getTag(element)) &&
      hasOwnText(element) &&
      ![...element.children].some((child) => measureText(child) > maxMessageLength),
  );

function isMessage(element: Element): boolean {
  const text = readTrimmedText(element).replace(/\s+/g, ' ');
  const isLoading =
    text.length <= maxLoadingLength &&
    loadingStart.test(text) &&
    !/[\p{L}\p{N}]/u.test(text.replace(loadingWords, ''));
  return isLoading || (text.length <= maxMessageLength && needsScripts.test(text));
}

/** Whether the page shows placeholder bars instead of text. */
const hasPlaceholders = (page: PageDocument): boolean =>
  [...page.querySelectorAll('[class],[id]')].some(
    (element) => placeholderNames.test(getClassAndId(element)) && measureText(element) === 0,
  );

/** Returns the length of a page's text without menus, headers and footers. */
function measureContent(node: Node): number {
  if (isText(node)) return (node.textContent ?? '').replace(/\s+/g, ' ').trim().length;
  if (!isElement(node) || node.matches(boilerplate)) return 0;
  return [...node.childNodes].reduce((sum, child) => sum + measureContent(child), 0);
}
