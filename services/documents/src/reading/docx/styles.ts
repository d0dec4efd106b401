import { groundOf, writesInWhite } from './run-colors.ts';
import { attribute, elementsIn, firstTag, innerOf, wordPrefix } from './word-xml.ts';

export type WordStyle = {
  id: string;
  name: string;
  basedOn?: string;
  /** 0 for the first level; 9 is body text. */
  outlineLevel?: number;
  /** Undefined where the style that it is based on says it. */
  hidden?: boolean;
  /** Written in white; undefined as above. */
  white?: boolean;
  /** Lays something darker than white under its text. */
  shaded: boolean;
};

/** The styles of a Word file, by id. */
export function readStyles(xml: string): Map<string, WordStyle> {
  const w = wordPrefix(xml);
  const styles = new Map<string, WordStyle>();
  for (const style of elementsIn(xml, `${w}style`)) {
    const id = attribute(style.tag, `${w}styleId`);
    if (!id) continue;
    const body = innerOf(style);
    const level = /^\d$/.exec(attribute(firstTag(body, `${w}outlineLvl`), `${w}val`) ?? '');
    styles.set(id, {
      id,
      name: attribute(firstTag(body, `${w}name`), `${w}val`) ?? id,
      ...optional('basedOn', attribute(firstTag(body, `${w}basedOn`), `${w}val`)),
      ...(level && { outlineLevel: Number(level[0]) }),
      ...optional('hidden', hiddenBy(body, w)),
      ...optional('white', firstTag(body, `${w}color`) ? writesInWhite(body, w) : undefined),
      shaded: groundOf(body, w) !== undefined,
    });
  }
  return styles;
}

function hiddenBy(body: string, w: string): boolean | undefined {
  if (isWithoutSize(body, w)) return true;
  const tag = firstTag(body, `${w}vanish`);
  return tag ? isOn(tag, w) : undefined;
}

/** Whether letters are too small or too narrow to be seen: up to one and a half points, a tenth of their width. */
export function isWithoutSize(properties: string, w: string): boolean {
  const size = attribute(firstTag(properties, `${w}sz`), `${w}val`);
  const width = attribute(firstTag(properties, `${w}w`), `${w}val`);
  return (size !== undefined && Number(size) <= 3) || (width !== undefined && Number(width) <= 10);
}

/** A style and those that it is based on, one after the other. */
function chainOf(id: string | undefined, styles: Map<string, WordStyle>): WordStyle[] {
  const chain = new Set<WordStyle>();
  for (
    let style = styles.get(id ?? '');
    style && !chain.has(style);
    style = styles.get(style.basedOn ?? '')
  )
    chain.add(style);
  return [...chain];
}

export const isHiddenByStyle = (id: string | undefined, styles: Map<string, WordStyle>): boolean =>
  chainOf(id, styles).find(({ hidden }) => hidden !== undefined)?.hidden ?? false;

/** White by its style, and on white: a banner's style shades its paragraphs too. */
export function isWhiteByStyle(id: string | undefined, styles: Map<string, WordStyle>): boolean {
  const chain = chainOf(id, styles);
  const isWhite = chain.find(({ white }) => white !== undefined)?.white ?? false;
  return isWhite && !chain.some(({ shaded }) => shaded);
}

/** The heading level (1 to 6) of a style, its own or inherited; undefined for body text. */
export function headingLevel(id: string, styles: Map<string, WordStyle>): number | undefined {
  for (const style of chainOf(id, styles)) {
    const named = /^heading (\d)$/i.exec(style.name);
    if (named) return Math.min(6, Number(named[1]));
    if (/^title$/i.test(style.name)) return 1;
    if (style.outlineLevel !== undefined)
      return style.outlineLevel < 6 ? style.outlineLevel + 1 : undefined;
  }
  return undefined;
}

/** A switch of WordprocessingML is on when it is there and not said to be off. */
export const isOn = (tag: string, w: string): boolean =>
  tag !== '' && !/^(0|false|off|none)$/.test(attribute(tag, `${w}val`) ?? '');

const optional = <K extends string, V>(key: K, value: V | undefined) =>
  value === undefined ? {} : ({ [key]: value } as Record<K, V>);
