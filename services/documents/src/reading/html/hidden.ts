import { isDisclosed, idsOfControlledParts } from './disclosed.ts';
import { hideByScripts } from './hidden-by-script.ts';
import { isElement, isText, nameOf, tagOf, textLength, type PageDocument } from './dom.ts';
import { cascadeOf, type Said } from './css/cascade.ts';
import { coveredAmong } from './css/covered.ts';
import { cutOff, isPushedOut, roomOf } from './css/cut-off.ts';
import { isCutToNothing } from './css/referenced.ts';
import { areUnseen, firstLetters, type Letters, lettersOf } from './css/letters.ts';
import { fadesAway } from './css/parse-sheet.ts';
import { isTurnedAway } from './css/transformed.ts';
import { unseenBy } from './css/unseen.ts';
import { openShadowRoots } from './shadow-roots.ts';

/** Help for screen readers beside visible text ("opens in a new tab"): no part of the text, and no secret. */
const forScreenReaders =
  /\b(sr-only|visually-?hidden|screen-reader-text|visuallyhidden|element-invisible)\b/;
const pictures = /^(?:img|picture|video|canvas|svg|iframe|object|embed)$/;
/** Has a text of its own kind, or none that is read. */
const apart = /^(?:script|style|noscript|template)$/;

/**
 * Removes what a reader of the page does not see, and says how much text that was. Text folded away
 * behind a control (accordions, tabs, details) is for the reader and stays.
 */
export function removeHidden(page: PageDocument): number {
  openShadowRoots(page);
  const opened = idsOfControlledParts(page);
  const cascade = cascadeOf(page);
  let characters = hideByScripts(page);

  const walk = (element: Element, letters: Letters, around: Said['style']): void => {
    const said = new Map<Element, Said>();
    for (const child of [...element.children])
      if (!apart.test(tagOf(child))) said.set(child, cascade.declared(child, letters.own));
    const overlays = [...said]
      .filter(([child, { style }]) => isOverlay(child, style))
      .map(([child]) => child);
    const unseen = areUnseen(letters);
    const covered = coveredAmong(said, around);
    for (const node of [...element.childNodes]) {
      if (isText(node) && unseen) {
        characters += (node.textContent ?? '').trim().length;
        node.textContent = ' ';
      }
      const known = isElement(node) ? said.get(node) : undefined;
      if (!known || !isElement(node)) continue;
      if (forScreenReaders.test(nameOf(node))) {
        node.remove();
        continue;
      }
      const isOverlaid =
        overlays.some((overlay) => overlay !== node) && standsOver(known, overlays);
      const isGone =
        covered.has(node) ||
        isPushedOut(known.style, roomOf(around)) ||
        isTurnedAway(known.style, around);
      look(node, known, lettersOf(node, known, letters, cascade, isOverlaid), isGone);
    }
  };

  const look = (
    element: Element,
    { style }: Said,
    letters: Letters,
    isCoveredUp: boolean,
  ): void => {
    const animation = `${style.get('animation-name') ?? ''} ${style.get('animation') ?? ''}`;
    const moves = (property: string) =>
      animation.split(/[\s,]+/).some((name) => cascade.animated(name)?.has(property));
    const stays = /\b(?:forwards|both)\b/.test(
      `${animation} ${style.get('animation-fill-mode') ?? ''}`,
    );
    const isGone =
      isCoveredUp ||
      isSpokenOnly(element) ||
      (stays && moves(fadesAway)) ||
      isCutToNothing(style, page);
    const unseen = isGone ? 'gone' : unseenBy(style, letters.fontSize, moves);
    const opens = isDisclosed(element, opened);
    if (unseen === 'gone' || (unseen === 'folded' && !opens)) {
      characters += textLength(element);
      element.remove();
      return;
    }
    characters += cutOff(element, style, letters.fontSize);
    walk(element, opens ? { ...letters, visible: true } : letters, style);
  };

  const root = page.documentElement;
  // A page may wait for its scripts to be shown; what its root says of color and size holds all the same.
  const letters = [root, page.body].reduce<Letters>((around, element) => {
    const known = cascade.declared(element, around.own);
    return { ...lettersOf(element, known, around, cascade, false), visible: true };
  }, firstLetters);
  walk(page.body, letters, new Map());
  return characters;
}

/** Shown to nobody; the star that marks a required field is hidden from those only who hear it said otherwise. */
const isSpokenOnly = (element: Element): boolean =>
  element.getAttribute('aria-hidden') === 'true' && !/^[*＊\s]+$/.test(element.textContent ?? '');

const isPlaced = (style: Said['style']): boolean =>
  /^(?:absolute|fixed|sticky|relative)\b/.test(style.get('position') ?? '');

/** What other text may stand on: a picture, or a part that is laid over or under the others. */
const isOverlay = (element: Element, style: Said['style']): boolean => {
  const floats = /^(?:absolute|fixed)\b/.test(style.get('position') ?? '');
  const holdsPicture =
    pictures.test(tagOf(element)) ||
    element.querySelector('img,picture,video,canvas,svg,iframe') !== null;
  const isPainted = [...style.keys()].some((property) => property.startsWith('background'));
  return holdsPicture || (floats && isPainted);
};

/** Whether a part stands on those beside it, rather than below them. */
const standsOver = ({ style }: Said, overlays: Element[]): boolean =>
  isPlaced(style) ||
  /-/.test(style.get('margin-top') ?? '') ||
  style.has('grid-area') ||
  overlays.some((overlay) => /absolute|fixed/.test(overlay.getAttribute('style') ?? ''));
