import { tagOf, type PageDocument } from '../dom.ts';
import { type Declaration, declarationsIn, splitOutside } from '../../text/css-text.ts';
import { parseSheet } from './parse-sheet.ts';
import { createSelect } from './select.ts';
import { escapedAway, nameKey } from './names.ts';
import { namesOtherSheets, sheetsOfPage } from './sheets-of-page.ts';
import { specificity } from './specificity.ts';

export type Declared = ReadonlyMap<string, string>;
export type Said = {
  style: Declared;
  /** The author's own values, which what stands in the element inherits. */
  own: Declared;
};
export type Cascade = {
  /** What the page says of an element itself, its author's own values (`--x`) put in their places. */
  declared: (element: Element, own: Declared) => Said;
  /** Something is laid under or before an element by what is generated beside its text. */
  isPainted: (element: Element) => boolean;
  /** What an animation of this name sets. */
  animated: (name: string) => ReadonlySet<string> | undefined;
  /** Sheets of other files say more than is known here. */
  hasMore: boolean;
};

type Weighed = Declaration & { weight: number };

/** What may hide an element or show it again, and what its letters and its ground come from. */
const told =
  /^--|display|visibility|opacity|font|color|background|clip|transform|translate|scale|rotate|blend|security|zoom|indent|spacing|white-space|left|right|top|bottom|inset|margin|height|width|size|overflow|contain|content-visibility|filter|mask|position|padding|grid|shadow|stroke|paint-order|animation|mso-hide|line-clamp|z-index|backface|^content$/;
const isOfColors = ({ declarations }: { declarations: Declaration[] }): boolean =>
  declarations.every(({ property }) => /^--|color|background|shadow/.test(property));
/** Of a moment, or of what is no element. */
const passing =
  /:(?:hover|focus|active|target|visited|checked|disabled|invalid|valid|placeholder|fullscreen|popover-open|open|modal)\b|::|:(?:first-line|first-letter|selection)\b/;
const generated = /::?(?:before|after)\b/;

/** Beyond any selector: a style attribute, and what is said to be important. */
const inline = 1e9;
const important = 1e10;
/** What a browser does by itself, and what old HTML says in attributes. */
const byItself = -1;

/** The style sheets of a page, weighed as a browser does it. */
export function cascadeOf(page: PageDocument): Cascade {
  const sheets = sheetsOfPage(page).map(parseSheet);
  const found = new Map<Element, Weighed[]>();
  const painted = new Set<Element>();
  const isUsed = namesIn(page);
  const select = createSelect(page);
  const rules = sheets
    .flatMap((sheet) => sheet.rules)
    .map(({ selector, declarations }, order) => ({
      list: selector,
      declarations: declarations.filter(({ property }) => told.test(property)),
      order,
    }))
    .filter(({ declarations }) => declarations.length > 0)
    // Where not all can be looked at, what hides by itself comes first.
    .sort((a, b) => Number(isOfColors(a)) - Number(isOfColors(b)));
  for (const { list, declarations, order } of rules) {
    const paints = declarations.some(({ property }) => property.startsWith('background'));
    for (const written of splitOutside(list, /,/)) {
      const plain = escapedAway(written);
      const isGenerated = generated.test(plain);
      const selector = isGenerated ? written.replace(generated, '').trim() || '*' : written.trim();
      if (
        (isGenerated && !paints) ||
        passing.test(plain.replace(generated, '')) ||
        !isUsed(selector)
      )
        continue;
      const weight = specificity(selector) + order * 1e-6;
      for (const element of select.all(selector)) {
        if (isGenerated) painted.add(element);
        else push(found, element, weighed(declarations, weight));
      }
    }
  }
  const animations = new Map(sheets.flatMap(({ animated }) => [...animated]));
  return {
    declared: (element, own) =>
      resolved(
        [
          ...ofHtml(element),
          ...(found.get(element) ?? []),
          ...weighed(declarationsIn(element.getAttribute('style') ?? ''), inline),
        ].sort((a, b) => a.weight - b.weight),
        own,
      ),
    isPainted: (element) => select.isSpent() || painted.has(element),
    animated: (name) => animations.get(name),
    hasMore: namesOtherSheets(page) || sheets.some(({ imports }) => imports),
  };
}

const push = (found: Map<Element, Weighed[]>, element: Element, more: Weighed[]): void => {
  const known = found.get(element);
  if (known) known.push(...more);
  else found.set(element, more);
};

const weighed = (declarations: Declaration[], weight: number): Weighed[] =>
  declarations.map((each) => ({ ...each, weight: weight + (each.important ? important : 0) }));

/** Most rules of a sheet are for other pages: those with a class or an id that this one does not have. */
function namesIn(page: PageDocument): (selector: string) => boolean {
  const names = new Set<string>();
  for (const element of [...page.querySelectorAll('[class],[id]')]) {
    for (const name of (element.getAttribute('class') ?? '').split(/\s+/))
      names.add(`.${nameKey(name)}`);
    names.add(`#${nameKey(element.id)}`);
  }
  return (selector) =>
    (
      escapedAway(selector)
        .replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)|\[[^\][]*\]/g, '')
        .match(/[.#][\w\u0080-\uffff-]+/g) ?? []
    ).every((name) => names.has(name));
}

const unshown = /^(?:noframes|noembed|datalist|template|area|param|rp|mphantom)$/;

function ofHtml(element: Element): Weighed[] {
  const said: [string, string][] = [];
  const tag = tagOf(element);
  const attribute = (name: string) => (element.getAttribute(name) ?? '').trim().toLowerCase();
  const color = (value: string) => (/^[\da-f]{6}$/.test(value) ? `#${value}` : value);
  if (element.hasAttribute('hidden') || element.hasAttribute('popover') || unshown.test(tag))
    said.push(['display', 'none']);
  if (tag === 'dialog' && !element.hasAttribute('open')) said.push(['display', 'none']);
  if (tag === 'a' && element.hasAttribute('href')) said.push(['color', '#0000ee']);
  if (tag === 'font' && attribute('color')) said.push(['color', color(attribute('color'))]);
  if (tag === 'body' && attribute('text')) said.push(['color', color(attribute('text'))]);
  if (attribute('bgcolor')) said.push(['background-color', color(attribute('bgcolor'))]);
  if (attribute('background')) said.push(['background-image', 'url(x)']);
  if (/^(?:button|input|select|textarea|option|mark|meter|progress)$/.test(tag))
    said.push(['background-image', 'url(x)']);
  return said.map(([property, value]) => ({ property, value, important: false, weight: byItself }));
}

/** Of a short form that says several things, those that are looked at. */
const withLong = (set: Map<string, string>, { property, value }: Declaration): void => {
  set.delete(property);
  set.set(property, value);
  if (property === 'background')
    for (const part of ['color', 'image', 'clip']) set.delete(`background-${part}`);
  if (property === 'font') {
    const size = /(?:^|\s)(0|[\d.]+(?:e-?\d+)?[a-z%]+|calc\(.*\))(?:\s*\/\s*\S+)?\s+\S/.exec(
      value,
    )?.[1];
    if (size) set.set('font-size', size);
  }
  if (property === 'overflow') for (const axis of ['x', 'y']) set.set(`overflow-${axis}`, value);
};

function resolved(declarations: Declaration[], inherited: Declared): Said {
  const added = declarations.filter(({ property }) => property.startsWith('--'));
  const own =
    added.length === 0
      ? inherited
      : new Map([...inherited, ...added.map(({ property, value }) => [property, value] as const)]);
  const set = new Map<string, string>();
  for (const each of declarations) {
    if (each.property.startsWith('--')) continue;
    const value = each.value.includes('var(') ? substituted(each.value, own) : each.value;
    withLong(set, { ...each, value });
  }
  return { style: set, own };
}

const reference = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/;

function substituted(value: string, own: Declared): string {
  let result = value;
  for (let turn = 0; turn < 20 && reference.test(result); turn += 1)
    result = result.replace(reference, (_, name: string, fallback: string | undefined) =>
      (own.get(name) ?? fallback ?? 'unset').trim(),
    );
  return result;
}
