import { parseHexColor, type Background } from './text-formatting.ts';
import { attributeOf, childOf, isToggledOn, type XmlElement } from '../../xml/tree.ts';

/** Returns the page color of the document, if it is displayed. */
export function readPageColor(
  body: XmlElement | undefined,
  settings: XmlElement | undefined,
): Background {
  const background = childOf(body, 'w:background');
  if (!background || !isToggledOn(childOf(settings, 'w:displayBackgroundShape'))) return undefined;
  if (attributeOf(background, 'w:themeColor')) return 'unknown';
  return parseHexColor(attributeOf(background, 'w:color'));
}
