import { fillOfShape, isDrawnAway, isOffThePage, isRowFlat, isTableOffThePage } from './places.ts';
import { type Ground, isOn, isUnseen, type Look, lookOf, shadingOf } from './run-look.ts';
import { chainOf, isFlat, lookByStyle, type WordStyles } from './styles.ts';
import { attribute, firstTag, wordPrefix } from './word-xml.ts';

export type Cleaned = { xml: string; characters: number };

/** "😀", which stands for a symbol that has no text. */
const longestSign = 4;

type Open = {
  name: string;
  hidden: boolean;
  ground?: Ground;
  /** Of a run or a table: what it says of its letters, itself or by its style. */
  look?: Look;
};

/**
 * Empties the text of runs that a reader does not see: hidden, without size, or in the color of what
 * lies under them. White on a shaded cell, paragraph or shape is seen, so it stays. `page` is the color
 * of the page, where it has one.
 */
export function dropHiddenRuns(xml: string, styles: WordStyles, page?: Ground): Cleaned {
  const w = wordPrefix(xml);
  const pattern = new RegExp(
    `<(/?)(${w}(?:p|r|tbl|tr|hidden|tc|txbxContent|pPr|rPr|t|shd|tblStyle|tblpPr|tblInd|fldChar|trHeight|footnoteReference|endnoteReference)|v:\\w+|mc:(?:Choice|Fallback))(?=[\\s/>])[^>]*?(/?)>|[^<]+|<[^>]*>`,
    'g',
  );
  const stack: Open[] = [];
  /** Of each field that is open, whether its code is being told rather than its result. */
  const fields: boolean[] = [];
  let characters = 0;
  let inProperties: { name: string; from: number } | undefined;
  let chosen = '';
  let out = '';
  let copied = 0;

  for (let found = pattern.exec(xml); found; found = pattern.exec(xml)) {
    const [tag, closing, name, empty] = found;
    const top = stack.at(-1);
    if (name === undefined) {
      if (tag.startsWith('<')) continue;
      if (stack.some((open) => open.name === 'mc:Choice')) chosen += tag;
      if (top?.name !== `${w}t`) continue;
      if (isHidden(tag)) {
        characters += tag.trim().length;
        out += xml.slice(copied, found.index);
        copied = pattern.lastIndex;
      }
      continue;
    }
    const kind = name.replace(w, '');
    switch (kind) {
      case 'fldChar': {
        const type = attribute(tag, `${w}fldCharType`);
        if (type === 'begin') fields.push(true);
        if (type === 'separate') fields.splice(-1, 1, false);
        if (type === 'end') fields.pop();
        continue;
      }
      case 'shd':
        // A run's own is told with its other properties, a paragraph's as well.
        if (top && inProperties === undefined)
          top.ground = shadingOf(tag, w, styles.theme) ?? top.ground;
        continue;
      case 'footnoteReference':
      case 'endnoteReference':
        // A note whose mark is hidden stands on no page.
        if (!stack.some((open) => open.hidden) && !lookNow().hidden) continue;
        characters += 1;
        out += xml.slice(copied, found.index);
        copied = pattern.lastIndex;
        continue;
      case 'hidden':
        if (top?.name === `${w}tr` && isOn(tag, w)) top.hidden = true;
        continue;
      case 'tblpPr':
      case 'tblInd':
        if (top?.name === `${w}tbl` && isTableOffThePage(tag, w)) top.hidden = true;
        continue;
      case 'trHeight':
        if (top?.name === `${w}tr` && isRowFlat(tag, w)) top.hidden = true;
        continue;
      case 'tblStyle': {
        const id = attribute(tag, `${w}val`);
        const chain = chainOf(id, styles);
        if (!top) continue;
        top.look = lookByStyle(id, styles);
        if (chain.length === 0 || chain.some(({ ground }) => ground !== undefined))
          top.ground = 'unknown';
        continue;
      }
    }
    if (empty) continue;
    if (kind === 'rPr' || kind === 'pPr') {
      if (!closing) inProperties ??= { name: kind, from: found.index };
      else if (inProperties?.name === kind) {
        const properties = xml.slice(inProperties.from, found.index);
        // The run properties inside a paragraph's properties are those of its end mark alone.
        if (kind === 'rPr' && top?.name === `${w}r`) {
          const style = attribute(firstTag(properties, `${w}rStyle`), `${w}val`);
          top.look = { ...lookByStyle(style, styles), ...lookOf(properties, w, styles.theme) };
        }
        if (kind === 'pPr' && top) readParagraph(top, properties);
        inProperties = undefined;
      }
      continue;
    }
    if (closing) {
      while (stack.length > 0 && stack.pop()?.name !== name);
      continue;
    }
    const open: Open = { name, hidden: name.startsWith('v:') && isDrawnAway(tag) };
    if (name.startsWith('v:')) open.ground = fillOfShape(tag);
    // what fills a drawn shape is told elsewhere
    if (
      kind === 'txbxContent' &&
      stack.findLast(({ name: shape }) => /^v:(?!textbox)/.test(shape))?.ground === undefined
    )
      open.ground = 'unknown';
    if (kind === 'p') open.look = lookByStyle(styles.usual, styles);
    if (kind === 'mc:Choice') chosen = '';
    stack.push(open);
  }
  return { xml: out + xml.slice(copied), characters };

  function readParagraph(open: Open, properties: string): void {
    const own = properties.split(`<${w}rPr`)[0] ?? '';
    const style = attribute(firstTag(own, `${w}pStyle`), `${w}val`) ?? styles.usual;
    const chain = chainOf(style, styles);
    open.look = lookByStyle(style, styles);
    open.ground =
      shadingOf(firstTag(own, `${w}shd`), w, styles.theme) ??
      chain.find(({ ground }) => ground !== undefined)?.ground ??
      open.ground;
    const flat = chain.some((each) => each.isFlat) || isFlat(own, w);
    if (flat || isOffThePage(own, w)) open.hidden = true;
  }

  function lookNow(): Look {
    const nearest = (kind: string) => stack.findLast((open) => open.name === `${w}${kind}`)?.look;
    return { ...styles.defaults, ...nearest('tbl'), ...nearest('p'), ...nearest('r') };
  }

  function isHidden(text: string): boolean {
    if (fields.includes(true) || stack.some((open) => open.hidden)) return true;
    // What an old version of Word shows in the place of something newer says the same, or is a sign.
    const isFallback = stack.some((open) => open.name === 'mc:Fallback');
    const said = text.trim();
    if (isFallback && said.length > longestSign && !chosen.includes(said)) return true;
    return isUnseen(
      lookNow(),
      stack.findLast(({ ground }) => ground !== undefined)?.ground ?? page,
    );
  }
}
