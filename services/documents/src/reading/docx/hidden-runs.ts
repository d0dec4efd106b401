import { groundOf, isOnItsOwnColor, isWhite, writesInWhite } from './run-colors.ts';
import { isHiddenByStyle, isOn, isWhiteByStyle, isWithoutSize, type WordStyle } from './styles.ts';
import { attribute, firstTag, wordPrefix } from './word-xml.ts';

export type Cleaned = { xml: string; characters: number };

type Open = {
  name: string;
  hidden: boolean;
  shaded: boolean;
  /** White by itself or its style; false where it names another color. */
  white?: boolean;
};

/** A line of at most one point, in twentieths, cuts off what stands on it. */
const noLine = 20;

/**
 * Empties the text of runs that a reader does not see: hidden, without size, or white on white. White
 * on a shaded cell, paragraph or shape is seen, so it stays.
 */
export function dropHiddenRuns(xml: string, styles: Map<string, WordStyle>): Cleaned {
  const w = wordPrefix(xml);
  const pattern = new RegExp(
    `<(/?)(${w}(?:p|r|tbl|tr|hidden|tc|txbxContent|pPr|rPr|t|shd|tblStyle))(?=[\\s/>])[^>]*?(/?)>|[^<]+|<[^>]*>`,
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
    if (kind === 'hidden') {
      if (top?.name === `${w}tr` && isOn(tag, w)) top.hidden = true;
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
        if (kind === 'rPr' && top?.name === `${w}r`) {
          if (hides(properties, w, styles)) top.hidden = true;
          const white = whiteOf(properties);
          if (white !== undefined) top.white = white;
        }
        if (kind === 'pPr' && top) {
          const style = attribute(firstTag(properties, `${w}pStyle`), `${w}val`);
          if (isHiddenByStyle(style, styles) || hasNoLine(properties)) top.hidden = true;
          top.white = isWhiteByStyle(style, styles);
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
    const white = run?.white ?? open.findLast((each) => each.name === `${w}p`)?.white ?? false;
    return open.some((each) => each.hidden) || (white && !open.some((each) => each.shaded));
  }

  function hasNoLine(properties: string): boolean {
    const spacing = firstTag(properties, `${w}spacing`);
    const line = attribute(spacing, `${w}line`);
    const isExact = attribute(spacing, `${w}lineRule`) === 'exact';
    return isExact && line !== undefined && Number(line) <= noLine;
  }

  /** What a run says of its color, itself or by its style; undefined where it says nothing. */
  function whiteOf(properties: string): boolean | undefined {
    if (groundOf(properties, w) !== undefined) return false;
    if (firstTag(properties, `${w}color`)) return writesInWhite(properties, w);
    const style = attribute(firstTag(properties, `${w}rStyle`), `${w}val`);
    return isWhiteByStyle(style, styles) || undefined;
  }

  function hides(properties: string, prefix: string, known: Map<string, WordStyle>): boolean {
    if (isOn(firstTag(properties, `${prefix}vanish`), prefix)) return true;
    if (isOn(firstTag(properties, `${prefix}specVanish`), prefix)) return true;
    const style = attribute(firstTag(properties, `${prefix}rStyle`), `${prefix}val`);
    if (isHiddenByStyle(style, known)) return true;
    if (
      /<w14:textFill[^>]*>\s*<w14:noFill/.test(properties) &&
      !/<w14:textOutline/.test(properties)
    )
      return true;
    return isWithoutSize(properties, prefix) || isOnItsOwnColor(properties, prefix);
  }
}
