import { createCascade } from '../css/cascade.ts';
import type { ElementStyle, Style } from '../css/resolve-style.ts';
import {
  isElement,
  isText,
  getClassAndId,
  getTag,
  measureText,
  type PageDocument,
} from '../dom.ts';
import { findConcealment } from './concealment.ts';
import { collectControlledIds, isDisclosed } from './disclosure.ts';
import { expandShadowRoots } from './shadow-roots.ts';
import { initialTextStyle, isLegible, resolveTextStyle, type TextStyle } from './text-style.ts';

/** Hints for screen readers, such as "opens in a new tab", which are removed without being reported as hidden text. */
const forScreenReaders =
  /\b(sr-only|visually-?hidden|screen-reader-text|visuallyhidden|element-invisible)\b/;
const images = 'img,picture,video,canvas,svg,iframe';
const isRendered = (element: Element): boolean =>
  !/^(?:script|style|noscript|template)$/.test(getTag(element));

type RemovedContent = {
  /** Number of invisible characters. */
  hidden: number;
  /** Struck-out passages in order. */
  struckOut: string[];
};

/** Removes invisible and struck-out content. Keeps content that a control can reveal (accordions, tabs, details). */
export function removeHiddenElements(page: PageDocument): RemovedContent {
  expandShadowRoots(page);
  const controlledIds = collectControlledIds(page);
  const cascade = createCascade(page);
  const removed: RemovedContent = { hidden: 0, struckOut: [] };

  function removeFromChildren(parent: Element, text: TextStyle): void {
    const styles = new Map<Element, ElementStyle>();
    for (const child of parent.children)
      if (isRendered(child)) styles.set(child, cascade.styleOf(child, text.variables));
    const isOverlaid = listOverlaysAmong(styles);
    for (const node of [...parent.childNodes]) {
      if (isText(node)) removeText(node, text, removed);
      const style = isElement(node) ? styles.get(node) : undefined;
      if (!style || !isElement(node)) continue;
      const ownText = resolveTextStyle(node, style, {
        parent: text,
        cascade,
        isOverlaid: isOverlaid(node, style),
      });
      if (forScreenReaders.test(getClassAndId(node))) node.remove();
      else if (isHidden(node, style.style, ownText.fontSize)) {
        removed.hidden += measureText(node);
        node.remove();
      } else {
        const isShown = isDisclosed(node, controlledIds) || ownText.isVisible;
        removeFromChildren(node, { ...ownText, isVisible: isShown });
      }
    }
  }

  function isHidden(element: Element, style: Style, fontSize: number): boolean {
    const names = `${style.get('animation-name') ?? ''} ${style.get('animation') ?? ''}`;
    const animations = names.split(/[\s,]+/).flatMap((name) => cascade.animation(name) ?? []);
    const animated = new Set(animations.flatMap((properties) => [...properties]));
    const still = new Map([...style].filter(([property]) => !animated.has(property)));
    const concealment = findConcealment(still, fontSize);
    return (
      concealment === 'hidden' ||
      (concealment === 'collapsed' && !isDisclosed(element, controlledIds)) ||
      isAriaHidden(element)
    );
  }

  // The root and body may be hidden until scripts run, but they still set colors and sizes.
  const text = [page.documentElement, page.body].reduce<TextStyle>((inherited, element) => {
    const style = cascade.styleOf(element, inherited.variables);
    return { ...resolveTextStyle(element, style, { parent: inherited, cascade }), isVisible: true };
  }, initialTextStyle);
  removeFromChildren(page.body, text);
  return removed;
}

/** Replaces a text node with a space if it is illegible or struck out. */
function removeText(node: Node, style: TextStyle, removed: RemovedContent): void {
  const isRead = isLegible(style);
  if (isRead && !style.isStruckOut) return;
  const passage = (node.textContent ?? '').trim();
  if (!isRead) removed.hidden += passage.length;
  else if (passage) removed.struckOut.push(passage);
  node.textContent = ' ';
}

/** Determines which of these siblings may have another sibling painted behind their text. */
function listOverlaysAmong(styles: ReadonlyMap<Element, ElementStyle>) {
  const overlays = [...styles].filter(([child, { style }]) => isOverlay(child, style));
  const hasPositionedOverlay = overlays.some(([, { style }]) => isPositioned(style));
  return (child: Element, { style }: ElementStyle): boolean =>
    overlays.some(([overlay]) => overlay !== child) && (hasPositionedOverlay || overlaps(style));
}

/**
 * Excludes the asterisk of a required field, which is hidden only from screen readers because they announce it
 * differently.
 */
const isAriaHidden = (element: Element): boolean =>
  element.getAttribute('aria-hidden') === 'true' && !/^[*＊\s]+$/.test(element.textContent ?? '');

/**
 * Whether text from elsewhere may be painted on an element because it is an image or a positioned box with a
 * background.
 */
const isOverlay = (element: Element, style: Style): boolean =>
  element.matches(`${images},object,embed`) ||
  element.querySelector(images) !== null ||
  (isPositioned(style) && [...style.keys()].some((property) => property.startsWith('background')));

/** Whether an element is out of flow, so that siblings may occupy the same place. */
const isPositioned = (style: Style): boolean =>
  /^(?:absolute|fixed)$/.test(style.get('position') ?? '');

/** Whether an element is painted over its siblings rather than below them. */
const overlaps = (style: Style): boolean =>
  /^(?:relative|absolute|fixed|sticky)$/.test(style.get('position') ?? '') ||
  (style.get('margin-top') ?? '').includes('-') ||
  style.has('grid-area');
