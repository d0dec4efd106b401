import { getClassAndId, getTag, readTextWithoutSpaces, readTrimmedText } from '../dom.ts';

/** A `lookalike` is formatted like a heading but not marked up as one. Its level depends on the previous heading. */
export type HeadingKind = { level: number } | 'lookalike';

/** Determines whether an element is a heading by its tag, role or class, or because all of its text is bold. */
export function getHeadingKind(element: Element): HeadingKind | undefined {
  const tag = getTag(element);
  if (/^h[1-6]$/.test(tag))
    return element.classList.contains('lookalike') ? 'lookalike' : { level: Number(tag[1]) };
  if (element.getAttribute('role') === 'heading')
    return { level: clampLevel(Number(element.getAttribute('aria-level') ?? 2)) };
  if (tag !== 'p' && tag !== 'div') return undefined;
  if (element.querySelector('p,div,ul,ol,table,h1,h2,h3,h4,h5,h6,br')) return undefined;
  const levelInName = /(?:^|[\s_-])heading-?([1-6])(?:\s|$)/.exec(getClassAndId(element))?.[1];
  if (levelInName) return { level: Number(levelInName) };
  return isBoldLine(element) ? 'lookalike' : undefined;
}

const maxWords = 14;

function isBoldLine(element: Element): boolean {
  if (element.closest('td,th,li,dd,dt,figcaption,blockquote')) return false;
  const text = readTextWithoutSpaces(element);
  if (text.length < 3 || /[.;:,!?]$/.test(text) || !/\p{L}{2}/u.test(text)) return false;
  if (readTrimmedText(element).split(/\s+/).length > maxWords) return false;
  return [...element.querySelectorAll('strong,b')].map(readTextWithoutSpaces).join('') === text;
}

const clampLevel = (level: number) =>
  Number.isInteger(level) ? Math.min(6, Math.max(1, level)) : 2;
