import { type Background, type Look, lookOf, shadingOf } from './visibility/text-look.ts';
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
  /** The shading. That of a table style may apply to some cells only. */
  background?: Background;
  /** Whether the line height is close to zero. */
  isFlat: boolean;
  numbering?: StyleNumbering;
};

/** The list and level (from 0) of a paragraph; list "0" means none. */
export type StyleNumbering = { id?: string; level?: number };

export type WordStyles = {
  byId: Map<string, WordStyle>;
  defaults: Look;
  /** The default paragraph style. */
  defaultParagraph?: string;
};

export function readStyles(part: XmlElement | undefined): WordStyles {
  const defaults = lookOf(childOf(part, 'w:docDefaults', 'w:rPrDefault', 'w:rPr'));
  const styles: WordStyles = { byId: new Map(), defaults };
  for (const style of childrenOf(part, 'w:style')) {
    const id = attributeOf(style, 'w:styleId');
    if (!id) continue;
    const type = attributeOf(style, 'w:type');
    const paragraph = childOf(style, 'w:pPr');
    const level = /^\d$/.exec(valueOf(paragraph, 'w:outlineLvl') ?? '');
    const look = lookOf(childOf(style, 'w:rPr'));
    // the shading of a paragraph style applies to the paragraph, not its runs
    if (type !== 'character') delete look.background;
    const isDefault = /^(?:1|true|on)$/.test(attributeOf(style, 'w:default') ?? '');
    if (type === 'paragraph' && isDefault) styles.defaultParagraph = id;
    styles.byId.set(id, {
      id,
      name: valueOf(style, 'w:name') ?? id,
      basedOn: valueOf(style, 'w:basedOn'),
      outlineLevel: level ? Number(level[0]) : undefined,
      look,
      background: backgroundOf(style),
      isFlat: isFlat(paragraph),
      numbering: numberingOf(paragraph),
    });
  }
  return styles;
}

/** The shading of a style; unknown for table styles, which may shade some cells only. */
function backgroundOf(style: XmlElement): Background {
  if (attributeOf(style, 'w:type') === 'table')
    return hasDescendant(style, 'w:shd') ? 'unknown' : undefined;
  return shadingOf(childOf(style, 'w:pPr')) ?? shadingOf(childOf(style, 'w:rPr'));
}

/** The numbering (`w:numPr`) of a paragraph or style. */
export function numberingOf(properties: XmlElement | undefined): StyleNumbering | undefined {
  const numbering = childOf(properties, 'w:numPr');
  if (!numbering) return undefined;
  const level = valueOf(numbering, 'w:ilvl');
  return {
    id: valueOf(numbering, 'w:numId'),
    level: level === undefined ? undefined : Number(level),
  };
}

/** In twentieths of a point. */
const maxFlatLine = 20;

/** Whether the exact line height of a paragraph is so small that its text is clipped. */
export function isFlat(properties: XmlElement | undefined): boolean {
  const spacing = childOf(properties, 'w:spacing');
  const line = attributeOf(spacing, 'w:line');
  return (
    attributeOf(spacing, 'w:lineRule') === 'exact' &&
    line !== undefined &&
    Number(line) <= maxFlatLine
  );
}

/** A style and the styles it is based on, nearest first. */
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

/** The formatting of a style, including inherited properties. */
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
    const headingMatch = /^heading (\d)$/i.exec(style.name);
    if (headingMatch) return Math.min(6, Number(headingMatch[1]));
    if (/^title$/i.test(style.name)) return 1;
    if (style.outlineLevel !== undefined)
      return style.outlineLevel < 6 ? style.outlineLevel + 1 : undefined;
  }
  return undefined;
}
