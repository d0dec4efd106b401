import {
  type Background,
  type TextFormatting,
  readFormatting,
  readShading,
} from './visibility/text-formatting.ts';
import {
  getAttribute,
  findChild,
  listChildren,
  hasDescendant,
  getValue,
  type XmlElement,
} from '../xml/tree.ts';

export type WordStyle = {
  id: string;
  name: string;
  basedOn?: string;
  /** 0 for the first level, 9 for body text. */
  outlineLevel?: number;
  formatting: TextFormatting;
  /** The shading. The shading of a table style may apply only to some cells. */
  background?: Background;
  /** Whether the line height is close to zero. */
  isFlat: boolean;
  numbering?: StyleNumbering;
};

/** The list and level (from 0) of a paragraph. List "0" means no list. */
export type StyleNumbering = { id?: string; level?: number };

export type WordStyles = {
  byId: Map<string, WordStyle>;
  defaults: TextFormatting;
  defaultParagraph?: string;
};

export function readStyles(part: XmlElement | undefined): WordStyles {
  const defaults = readFormatting(findChild(part, 'w:docDefaults', 'w:rPrDefault', 'w:rPr'));
  const styles: WordStyles = { byId: new Map(), defaults };
  for (const style of listChildren(part, 'w:style')) {
    const id = getAttribute(style, 'w:styleId');
    if (!id) continue;
    const type = getAttribute(style, 'w:type');
    const paragraph = findChild(style, 'w:pPr');
    const level = /^\d$/.exec(getValue(paragraph, 'w:outlineLvl') ?? '');
    const formatting = readFormatting(findChild(style, 'w:rPr'));
    // the shading in a paragraph style applies to the paragraph rather than its runs
    if (type !== 'character') delete formatting.background;
    const isDefault = /^(?:1|true|on)$/.test(getAttribute(style, 'w:default') ?? '');
    if (type === 'paragraph' && isDefault) styles.defaultParagraph = id;
    styles.byId.set(id, {
      id,
      name: getValue(style, 'w:name') ?? id,
      basedOn: getValue(style, 'w:basedOn'),
      outlineLevel: level ? Number(level[0]) : undefined,
      formatting,
      background: readBackground(style),
      isFlat: isFlat(paragraph),
      numbering: readStyleNumbering(paragraph),
    });
  }
  return styles;
}

/** Returns the shading of a style. Unknown for table styles, which may shade only some cells. */
function readBackground(style: XmlElement): Background {
  if (getAttribute(style, 'w:type') === 'table')
    return hasDescendant(style, 'w:shd') ? 'unknown' : undefined;
  return readShading(findChild(style, 'w:pPr')) ?? readShading(findChild(style, 'w:rPr'));
}

/** Returns the numbering (`w:numPr`) of a paragraph or style. */
export function readStyleNumbering(properties: XmlElement | undefined): StyleNumbering | undefined {
  const numbering = findChild(properties, 'w:numPr');
  if (!numbering) return undefined;
  const level = getValue(numbering, 'w:ilvl');
  return {
    id: getValue(numbering, 'w:numId'),
    level: level === undefined ? undefined : Number(level),
  };
}

/** In twentieths of a point. */
const maxFlatLine = 20;

/** Whether a paragraph's exact line height is so small that its text is clipped. */
export function isFlat(properties: XmlElement | undefined): boolean {
  const spacing = findChild(properties, 'w:spacing');
  const line = getAttribute(spacing, 'w:line');
  return (
    getAttribute(spacing, 'w:lineRule') === 'exact' &&
    line !== undefined &&
    Number(line) <= maxFlatLine
  );
}

/** Returns a style and the styles that it is based on, nearest first. */
export function listAncestors(id: string | undefined, { byId }: WordStyles): WordStyle[] {
  const chain = new Set<WordStyle>();
  for (
    let style = byId.get(id ?? '');
    style && !chain.has(style);
    style = byId.get(style.basedOn ?? '')
  )
    chain.add(style);
  return [...chain];
}

/** Returns the formatting of a style, including inherited properties. */
export const computeFormatting = (id: string | undefined, styles: WordStyles): TextFormatting =>
  Object.assign(
    {},
    ...listAncestors(id, styles)
      .map(({ formatting }) => formatting)
      .reverse(),
  );

/** Returns the heading level (1 to 6) of a style, whether its own or inherited. Returns undefined for body text. */
export function findHeadingLevel(id: string, styles: WordStyles): number | undefined {
  for (const style of listAncestors(id, styles)) {
    const headingMatch = /^heading (\d)$/i.exec(style.name);
    if (headingMatch) return Math.min(6, Number(headingMatch[1]));
    if (/^title$/i.test(style.name)) return 1;
    if (style.outlineLevel !== undefined)
      return style.outlineLevel < 6 ? style.outlineLevel + 1 : undefined;
  }
  return undefined;
}
