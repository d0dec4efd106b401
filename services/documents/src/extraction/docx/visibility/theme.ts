import { colorOf, type Rgba } from '../../css/colors.ts';
import { attributeOf, childOf, descendantsOf, type XmlElement } from '../../xml/tree.ts';

/** Theme colors by name, such as "dk1" and "accent3". */
export type Theme = ReadonlyMap<string, Rgba>;

/** The colors of a document without a theme. */
export const plainTheme: Theme = new Map(
  [['dk1', colorOf('black')] as const, ['lt1', colorOf('white')] as const].flatMap(
    ([name, color]) => (color ? [[name, color] as const] : []),
  ),
);

const names = 'dk1 lt1 dk2 lt2 accent1 accent2 accent3 accent4 accent5 accent6 hlink folHlink';

export function readTheme(part: XmlElement): Theme {
  const [scheme] = descendantsOf(part, 'a:clrScheme');
  return new Map([
    ...plainTheme,
    ...names.split(' ').flatMap((name): [string, Rgba][] => {
      const entry = childOf(scheme, `a:${name}`);
      const hex =
        attributeOf(childOf(entry, 'a:srgbClr'), 'val') ??
        attributeOf(childOf(entry, 'a:sysClr'), 'lastClr');
      const color = hex && colorOf(`#${hex.toLowerCase()}`);
      return color ? [[name, color]] : [];
    }),
  ]);
}

/** Theme names of the colors in WordprocessingML (ECMA-376, 17.18.97) and DrawingML (20.1.10.54). */
const themeNames: Record<string, string> = {
  text1: 'dk1',
  dark1: 'dk1',
  background1: 'lt1',
  light1: 'lt1',
  text2: 'dk2',
  dark2: 'dk2',
  background2: 'lt2',
  light2: 'lt2',
  tx1: 'dk1',
  bg1: 'lt1',
  tx2: 'dk2',
  bg2: 'lt2',
  hyperlink: 'hlink',
  followedHyperlink: 'folHlink',
};

/** A theme color, darkened by `shade` and lightened by `tint` (hexadecimal, of FF). */
export function themeColor(
  name: string,
  { shade, tint }: { shade?: string | undefined; tint?: string | undefined },
  theme: Theme,
): Rgba | undefined {
  const color = theme.get(themeNames[name] ?? name);
  if (!color) return undefined;
  const shareOf = (hex: string | undefined): number =>
    hex !== undefined && /^[\da-f]{1,2}$/i.test(hex) ? Number.parseInt(hex, 16) / 255 : 1;
  const [dark, light] = [shareOf(shade), shareOf(tint)];
  const part = (value: number) => 255 - (255 - value * dark) * light;
  return { ...color, red: part(color.red), green: part(color.green), blue: part(color.blue) };
}
