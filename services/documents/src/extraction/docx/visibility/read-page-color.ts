import { parseHexColor, type Background } from './text-formatting.ts';
import { getAttribute, findChild, isToggledOn, type XmlElement } from '../../xml/tree.ts';

/** Returns the page color of the document, if it is displayed. */
export function readPageColor(
  body: XmlElement | undefined,
  settings: XmlElement | undefined,
): Background {
  const background = findChild(body, 'w:background');
  if (!background || !isToggledOn(findChild(settings, 'w:displayBackgroundShape')))
    return undefined;
  if (getAttribute(background, 'w:themeColor')) return 'unknown';
  return parseHexColor(getAttribute(background, 'w:color'));
}
