import { colorOf } from '../css/colors.ts';
import type { Ground } from './run-look.ts';
import { attributeOf, childOf, isOn, type XmlElement } from '../xml/tree.ts';

/** The color of the pages, where the document asks for it to be shown. */
export function pageColor(body: XmlElement | undefined, settings: XmlElement | undefined): Ground {
  const background = childOf(body, 'w:background');
  if (!background || !isOn(childOf(settings, 'w:displayBackgroundShape'))) return undefined;
  if (attributeOf(background, 'w:themeColor')) return 'unknown';
  const color = attributeOf(background, 'w:color');
  return (color && colorOf(`#${color.toLowerCase()}`)) || undefined;
}
