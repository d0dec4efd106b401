import { type Ground, type Look, lookOf, shadingOf } from './run-look.ts';
import type { Theme } from './theme.ts';
import {
  attributeOf,
  childOf,
  childrenOf,
  hasDescendant,
  valueOf,
  type XmlElement,
} from '../xml/tree.ts';

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
  numbering?: StyleNumbering;
};

/** The list and the level (from 0) that a paragraph belongs to; list "0" is none. */
export type StyleNumbering = { id?: string; level?: number };

export type WordStyles = {
  byId: Map<string, WordStyle>;
  /** What holds where nothing else is said. */
  defaults: Look;
  /** The style of a paragraph that names none. */
  usual?: string;
  theme: Theme;
};

/** The styles of a Word file. */
export function readStyles(part: XmlElement | undefined, theme: Theme): WordStyles {
  const styles: WordStyles = { byId: new Map(), defaults: {}, theme };
  styles.defaults = lookOf(childOf(part, 'w:docDefaults', 'w:rPrDefault', 'w:rPr'), theme);
  for (const style of childrenOf(part, 'w:style')) {
    const id = attributeOf(style, 'w:styleId');
    if (!id) continue;
    const type = attributeOf(style, 'w:type');
    const paragraph = childOf(style, 'w:pPr');
    const level = /^\d$/.exec(valueOf(paragraph, 'w:outlineLvl') ?? '');
    const look = lookOf(childOf(style, 'w:rPr'), theme);
    // A paragraph's is laid under its lines, with what else it says of them.
    if (type !== 'character') delete look.ground;
    const isDefault = /^(?:1|true|on)$/.test(attributeOf(style, 'w:default') ?? '');
    if (type === 'paragraph' && isDefault) styles.usual = id;
    styles.byId.set(id, {
      id,
      name: valueOf(style, 'w:name') ?? id,
      ...optional('basedOn', valueOf(style, 'w:basedOn')),
      ...(level && { outlineLevel: Number(level[0]) }),
      look,
      ...optional('ground', groundOf(style, theme)),
      ...(isFlat(paragraph) && { isFlat: true }),
      ...optional('numbering', numberingOf(paragraph)),
    });
  }
  return styles;
}

/** What a style lays under its text; a table style that shades some of its cells may lay it anywhere. */
function groundOf(style: XmlElement, theme: Theme): Ground {
  if (attributeOf(style, 'w:type') === 'table')
    return hasDescendant(style, 'w:shd') ? 'unknown' : undefined;
  return shadingOf(childOf(style, 'w:pPr'), theme) ?? shadingOf(childOf(style, 'w:rPr'), theme);
}

/** The numbering that the properties of a paragraph or style ask for (`w:numPr`). */
export function numberingOf(properties: XmlElement | undefined): StyleNumbering | undefined {
  const numbering = childOf(properties, 'w:numPr');
  if (!numbering) return undefined;
  const level = valueOf(numbering, 'w:ilvl');
  return {
    ...optional('id', valueOf(numbering, 'w:numId')),
    ...optional('level', level === undefined ? undefined : Number(level)),
  };
}

/** A line of at most one point, in twentieths, cuts off what stands on it. */
const noLine = 20;

/** Whether the lines of a paragraph are exactly so low that nothing is seen of them. */
export function isFlat(properties: XmlElement | undefined): boolean {
  const spacing = childOf(properties, 'w:spacing');
  const line = attributeOf(spacing, 'w:line');
  return (
    attributeOf(spacing, 'w:lineRule') === 'exact' && line !== undefined && Number(line) <= noLine
  );
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
