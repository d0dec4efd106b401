import { type Ground, type Look, lookOf, shadingOf } from './run-look.ts';
import { plainTheme, type Theme } from './theme.ts';
import { attribute, elementsIn, firstTag, innerOf, wordPrefix } from './word-xml.ts';

export type WordStyle = {
  id: string;
  name: string;
  basedOn?: string;
  /** 0 for the first level; 9 is body text. */
  outlineLevel?: number;
  look: Look;
  /** What it lays under a paragraph; a table's may lay it under some of its cells only. */
  ground?: Ground;
  /** Its lines are too low for anything to be seen on them. */
  isFlat?: boolean;
};

export type WordStyles = {
  byId: Map<string, WordStyle>;
  /** What holds where nothing else is said. */
  defaults: Look;
  /** The style of a paragraph that names none. */
  usual?: string;
  theme: Theme;
};

/** The styles of a Word file. */
export function readStyles(xml: string, theme: Theme = plainTheme): WordStyles {
  const w = wordPrefix(xml);
  const styles: WordStyles = { byId: new Map(), defaults: {}, theme };
  const [defaults] = [...elementsIn(xml, `${w}rPrDefault`)];
  if (defaults) styles.defaults = lookOf(innerOf(defaults), w, theme);
  for (const style of elementsIn(xml, `${w}style`)) {
    const id = attribute(style.tag, `${w}styleId`);
    if (!id) continue;
    const all = innerOf(style);
    const [body = ''] = all.split(`<${w}tblStylePr`);
    const type = attribute(style.tag, `${w}type`);
    const level = /^\d$/.exec(attribute(firstTag(body, `${w}outlineLvl`), `${w}val`) ?? '');
    const look = lookOf(body, w, theme);
    // A paragraph's is laid under its lines, with what else it says of them.
    if (type !== 'character') delete look.ground;
    const isTable = type === 'table';
    const isShaded = new RegExp(`<${w}shd\\b`).test(all);
    const ground = isTable
      ? isShaded
        ? 'unknown'
        : undefined
      : shadingOf(firstTag(body, `${w}shd`), w, theme);
    const isUsual =
      type === 'paragraph' && /^(?:1|true|on)$/.test(attribute(style.tag, `${w}default`) ?? '');
    if (isUsual) styles.usual = id;
    styles.byId.set(id, {
      id,
      name: attribute(firstTag(body, `${w}name`), `${w}val`) ?? id,
      ...optional('basedOn', attribute(firstTag(body, `${w}basedOn`), `${w}val`)),
      ...(level && { outlineLevel: Number(level[0]) }),
      look,
      ...optional('ground', ground),
      ...(isFlat(body, w) && { isFlat: true }),
    });
  }
  return styles;
}

/** A line of at most one point, in twentieths, cuts off what stands on it. */
const noLine = 20;

/** Whether the lines of a paragraph are exactly so low that nothing is seen of them. */
export function isFlat(properties: string, w: string): boolean {
  const exact = new RegExp(`<${w}spacing\\s[^>]*${w}lineRule="exact"[^>]*>`).exec(properties)?.[0];
  const line = attribute(exact ?? '', `${w}line`);
  return line !== undefined && Number(line) <= noLine;
}

/** A style and those that it is based on, one after the other. */
export function chainOf(id: string | undefined, { byId }: WordStyles): WordStyle[] {
  const chain = new Set<WordStyle>();
  for (
    let style = byId.get(id ?? '');
    style && !chain.has(style);
    style = byId.get(style.basedOn ?? '')
  )
    chain.add(style);
  return [...chain];
}

/** The look of a style with what it is based on. */
export const lookByStyle = (id: string | undefined, styles: WordStyles): Look =>
  Object.assign(
    {},
    ...chainOf(id, styles)
      .map(({ look }) => look)
      .reverse(),
  ) as Look;

/** The heading level (1 to 6) of a style, its own or inherited; undefined for body text. */
export function headingLevel(id: string, styles: WordStyles): number | undefined {
  for (const style of chainOf(id, styles)) {
    const named = /^heading (\d)$/i.exec(style.name);
    if (named) return Math.min(6, Number(named[1]));
    if (/^title$/i.test(style.name)) return 1;
    if (style.outlineLevel !== undefined)
      return style.outlineLevel < 6 ? style.outlineLevel + 1 : undefined;
  }
  return undefined;
}

const optional = <K extends string, V>(key: K, value: V | undefined) =>
  value === undefined ? {} : ({ [key]: value } as Record<K, V>);
