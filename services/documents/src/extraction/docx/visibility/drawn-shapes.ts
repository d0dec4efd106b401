import { attributeOf, charactersOf, childOf, elementsOf, type XmlElement } from '../../xml/tree.ts';
import { white } from '../../colors.ts';
import { parseHexColor, isThemeWhite, type Background } from './text-formatting.ts';

/** English Metric Units per point. Drawings smaller than a point or more than a page away are invisible. */
const emuPerPoint = 12_700;
const maxOffsetEmu = 750 * emuPerPoint;

/** Whether a drawing (`wp:anchor`, `wp:inline`) is hidden, has no size, or is off the page. */
export function isDrawingInvisible(drawing: XmlElement): boolean {
  const properties = childOf(drawing, 'wp:docPr');
  if (/^(?:1|true|on)$/.test(attributeOf(properties, 'hidden') ?? '')) return true;
  const extent = childOf(drawing, 'wp:extent');
  const sizes = ['cx', 'cy'].map((name) => attributeOf(extent, name));
  if (sizes.some((size) => size !== undefined && Number(size) < emuPerPoint)) return true;
  return ['wp:positionH', 'wp:positionV'].some((direction) => {
    const offset = childOf(drawing, direction, 'wp:posOffset');
    return offset !== undefined && Math.abs(Number(charactersOf(offset))) >= maxOffsetEmu;
  });
}

/** Returns the fill of a DrawingML shape. Unknown unless the fill is a plain color or absent. */
export function fillOfDrawnShape(shape: XmlElement): Background {
  const properties = childOf(shape, 'wps:spPr');
  if (childOf(properties, 'a:noFill')) return undefined;
  const [color] = elementsOf(childOf(properties, 'a:solidFill'));
  if (!color || color.children.length > 0) return 'unknown';
  const value = attributeOf(color, 'val');
  if (color.name === 'a:schemeClr' && isThemeWhite(value)) return white;
  return (color.name === 'a:srgbClr' ? parseHexColor(value) : undefined) ?? 'unknown';
}
