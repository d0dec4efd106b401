import { colorOf } from '../text/colors.ts';
import type { Ground } from './run-look.ts';
import { attribute, firstTag, partText, wordPrefix } from './word-xml.ts';

/** The color of the pages, where the document asks for it to be shown. */
export function pageColor(parts: Map<string, Buffer>): Ground {
  const [settings, body] = ['settings', 'document'].map((name) => {
    const part = parts.get(`word/${name}.xml`);
    return part ? partText(part) : '';
  });
  if (!settings || !body || !/displayBackgroundShape/.test(settings)) return undefined;
  const w = wordPrefix(body);
  const tag = firstTag(body, `${w}background`);
  const color = attribute(tag, `${w}color`);
  if (tag === '' || attribute(tag, `${w}themeColor`)) return tag === '' ? undefined : 'unknown';
  return (color && colorOf(`#${color.toLowerCase()}`)) || undefined;
}
