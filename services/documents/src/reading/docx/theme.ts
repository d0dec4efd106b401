import { colorOf, type Rgba } from '../css/colors.ts';
import { attributeOf, childOf, descendantsOf, type XmlElement } from '../xml/tree.ts';

/** The colors of a document's theme by their names in the theme: "dk1", "accent3". */
export type Theme = ReadonlyMap<string, Rgba>;

/** What holds where a document has no theme of its own. */
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

/** The names of theme colors in WordprocessingML (ECMA-376, 17.18.97) and in DrawingML (20.1.10.54). */
const inTheme: Record<string, string> = {
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

/** A color of the theme, darkened or lightened as `shade` and `tint` say in hundreds of hex. */
export function themeColor(
  name: string,
  { shade, tint }: { shade?: string | undefined; tint?: string | undefined },
  theme: Theme,
): Rgba | undefined {
  const color = theme.get(inTheme[name] ?? name);
  if (!color) return undefined;
  const shareOf = (hex: string | undefined): number =>
    hex !== undefined && /^[\da-f]{1,2}$/i.test(hex) ? Number.parseInt(hex, 16) / 255 : 1;
  const [dark, light] = [shareOf(shade), shareOf(tint)];
  const part = (value: number) => 255 - (255 - value * dark) * light;
  return { ...color, red: part(color.red), green: part(color.green), blue: part(color.blue) };
}
