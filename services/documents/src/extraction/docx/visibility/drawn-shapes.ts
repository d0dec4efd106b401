import {
  getAttribute,
  getCharacters,
  findChild,
  listElements,
  type XmlElement,
} from '../../xml/tree.ts';
import { white } from '../../colors.ts';
import { parseHexColor, isThemeWhite, type Background } from './text-formatting.ts';

/** English Metric Units per point. Drawings smaller than a point or more than a page away are invisible. */
const emuPerPoint = 12_700;
const maxOffsetEmu = 750 * emuPerPoint;

/** Whether a drawing (`wp:anchor`, `wp:inline`) is hidden, has no size, or is off the page. */
export function isDrawingInvisible(drawing: XmlElement): boolean {
  const properties = findChild(drawing, 'wp:docPr');
  if (/^(?:1|true|on)$/.test(getAttribute(properties, 'hidden') ?? '')) return true;
  const extent = findChild(drawing, 'wp:extent');
  const sizes = ['cx', 'cy'].map((name) => getAttribute(extent, name));
  if (sizes.some((size) => size !== undefined && Number(size) < emuPerPoint)) return true;
  return ['wp:positionH', 'wp:positionV'].some((direction) => {
    const offset = findChild(drawing, direction, 'wp:posOffset');
    return offset !== undefined && Math.abs(Number(getCharacters(offset))) >= maxOffsetEmu;
  });
}

/** Returns the fill of a DrawingML shape. Unknown unless the fill is a plain color or absent. */
export function fillOfDrawnShape(shape: XmlElement): Background {
  const properties = findChild(shape, 'wps:spPr');
  if (findChild(properties, 'a:noFill')) return undefined;
  const [color] = listElements(findChild(properties, 'a:solidFill'));
  if (!color || color.children.length > 0) return 'unknown';
  const value = getAttribute(color, 'val');
  if (color.name === 'a:schemeClr' && isThemeWhite(value)) return white;
  return (color.name === 'a:srgbClr' ? parseHexColor(value) : undefined) ?? 'unknown';
}
