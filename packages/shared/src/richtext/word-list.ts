import type { ListRef } from './assemble.ts';

/** Word marks list paragraphs with `mso-list: l0 level2 lfo1`: the list ID and the 1-based level. */
export type WordItem = { list: string; level: number };

/** Parses the list and level from a style attribute of Word's HTML, if present. */
export function parseWordItem(style: Map<string, string>): WordItem | undefined {
  const words = (style.get('mso-list') ?? '').split(/\s+/);
  const level = words.find((word) => /^level\d$/.test(word));
  if (!level) return undefined;
  const list = words.filter((word) => word !== level).join(' ');
  return { list, level: Math.max(1, Number(level.slice(-1))) };
}

/**
 * Does the same for Word Online, which wraps every item in its own list element and puts the real list ID in
 * `data-listid`.
 */
export function parseWordOnlineItem(attributes: Record<string, string>): WordItem | undefined {
  const list = attributes['data-listid'];
  const level = Number(attributes['aria-level'] ?? 1);
  return list !== undefined && level >= 1 && level <= 9 ? { list, level } : undefined;
}

/**
 * Whether a list marker in the text is a number or letter (`1.`, `(a)`, `iv)`). A bare letter is a bullet drawn
 * with a symbol font.
 */
export function isOrderedMarker(marker: string): boolean {
  return /^\(?(\d+(\.\d+)*|([a-z]|[ivxlcdm]+)(?=[.):\]]))[.):\]]*$/i.test(marker.trim());
}

/** Creates a function that turns Word's flat list paragraphs into nested list paths. Use one per document. */
export function createListPathResolver() {
  const paths = new Map<string, ListRef[]>();
  return function pathOf({ list, level }: WordItem, ordered: boolean): ListRef[] {
    const path = (paths.get(list) ?? []).slice(0, level);
    while (path.length < level - 1) path.push({ ordered });
    if (path[level - 1]?.ordered !== ordered) path[level - 1] = { ordered };
    paths.set(list, path);
    return path;
  };
}
