import { firstTag, isOn, type WordStyle } from './styles.ts';
import { attribute, wordPrefix } from './word-xml.ts';

export type Cleaned = { xml: string; characters: number };

type Open = { name: string; hidden: boolean; shaded: boolean };

/**
 * Empties the text of runs that a reader does not see: hidden, without size, or white on white. White
 * on a shaded cell, paragraph or shape is seen, so it stays.
 */
export function dropHiddenRuns(xml: string, styles: Map<string, WordStyle>): Cleaned {
  const w = wordPrefix(xml);
  const pattern = new RegExp(
    `<(/?)(${w}(?:p|r|tbl|tc|txbxContent|pPr|rPr|t|shd|tblStyle))(?=[\\s/>])[^>]*?(/?)>|[^<]+|<[^>]*>`,
    'g',
  );
  const stack: Open[] = [];
  let characters = 0;
  let inProperties: { name: string; from: number } | undefined;
  let out = '';
  let copied = 0;

  for (let found = pattern.exec(xml); found; found = pattern.exec(xml)) {
    const [tag, closing, name, empty] = found;
    const top = stack.at(-1);
    if (name === undefined) {
      if (top?.name === `${w}t` && !tag.startsWith('<') && isHidden(stack)) {
        characters += tag.trim().length;
        out += xml.slice(copied, found.index);
        copied = pattern.lastIndex;
      }
      continue;
    }
    const kind = name.slice(w.length);
    if (kind === 'shd') {
      const fill = (attribute(tag, `${w}fill`) ?? 'auto').toLowerCase();
      if (top && fill !== 'auto' && !isWhite(fill)) top.shaded = true;
      continue;
    }
    if (kind === 'tblStyle') {
      if (top) top.shaded = true;
      continue;
    }
    if (empty) continue;
    if (kind === 'rPr' || kind === 'pPr') {
      if (!closing) inProperties ??= { name: kind, from: found.index };
      else if (inProperties?.name === kind) {
        const properties = xml.slice(inProperties.from, found.index);
        // The run properties inside a paragraph's properties are those of its end mark alone.
        if (kind === 'rPr' && top?.name === `${w}r` && hides(properties, w, styles))
          top.hidden = true;
        if (
          kind === 'pPr' &&
          top &&
          styles.get(attribute(firstTag(properties, `${w}pStyle`), `${w}val`) ?? '')?.hidden
        ) {
          top.hidden = true;
        }
        inProperties = undefined;
      }
      continue;
    }
    if (closing) {
      while (stack.length > 0 && stack.pop()?.name !== name);
      continue;
    }
    stack.push({ name, hidden: false, shaded: kind === 'txbxContent' });
  }
  return { xml: out + xml.slice(copied), characters };

  function isHidden(open: Open[]): boolean {
    const run = open.findLast((each) => each.name === `${w}r`);
    return (
      open.some((each) => each.hidden) ||
      (run !== undefined && whites.has(run) && !open.some((each) => each.shaded))
    );
  }

  function hides(properties: string, prefix: string, known: Map<string, WordStyle>): boolean {
    if (isOn(firstTag(properties, `${prefix}vanish`), prefix)) return true;
    if (isOn(firstTag(properties, `${prefix}specVanish`), prefix)) return true;
    if (known.get(attribute(firstTag(properties, `${prefix}rStyle`), `${prefix}val`) ?? '')?.hidden)
      return true;
    const size = attribute(firstTag(properties, `${prefix}sz`), `${prefix}val`);
    if (size !== undefined && Number(size) <= 2) return true;
    const color = firstTag(properties, `${prefix}color`);
    const run = stack.at(-1);
    const marked = firstTag(properties, `${prefix}highlight`) !== '';
    if (run && writesInWhite(color, prefix) && !marked) whites.add(run);
    return false;
  }
}

const whites = new WeakSet<Open>();

/** A color of the theme holds before the one beside it; its ground is white where nothing darkens it. */
function writesInWhite(color: string, w: string): boolean {
  const theme = attribute(color, `${w}themeColor`);
  return theme
    ? /^(?:background1|light1)$/.test(theme) && attribute(color, `${w}themeShade`) === undefined
    : isWhite((attribute(color, `${w}val`) ?? '').toLowerCase());
}

/** White, or so near to it that nobody reads it on white. */
function isWhite(color: string): boolean {
  const value = /^[0-9a-f]{6}$/.test(color) ? Number.parseInt(color, 16) : 0;
  return [value >> 16, (value >> 8) & 255, value & 255].every((part) => part >= 0xf4);
}
