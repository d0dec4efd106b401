export type Declarations = Map<string, string>;

/** CSS without comments, and with its letters as they are: an escaped "d\69splay" says "display". */
export const plainCss = (css: string): string =>
  css
    .replace(/\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/|$)/g, '')
    .replace(/\\([\da-f]{1,6})\s?/gi, (escaped, code: string) => {
      const point = Number.parseInt(code, 16);
      return point > 0x20 && point < 0x7f ? String.fromCodePoint(point) : escaped;
    });

/** The declarations of a style attribute or of a rule's body, by property; of two the later holds. */
export const declarationsOf = (style: string): Declarations =>
  new Map(
    plainCss(style)
      .split(';')
      .flatMap((declaration): [string, string][] => {
        const at = declaration.indexOf(':');
        if (at < 0) return [];
        const value = declaration.slice(at + 1).replace(/!\s*important/i, '');
        return [[declaration.slice(0, at).trim().toLowerCase(), value.trim().toLowerCase()]];
      }),
  );

/** Whether a style leaves nothing to see, whatever stands behind the text. */
export function leavesNothing(style: Declarations): boolean {
  const value = (property: string) => style.get(property) ?? '';
  return (
    /^none\b/.test(value('display')) ||
    /^(?:hidden|collapse)\b/.test(value('visibility')) ||
    /^hidden\b/.test(value('content-visibility')) ||
    /^all\b/.test(value('mso-hide')) ||
    isAtMost(value('font-size'), { px: 1, pt: 1, em: 0.1, rem: 0.1, '%': 10 }) ||
    /^(?:[a-z]+\s+)*0(?:\.0*)?(?:[a-z]+|%)?[\s/]/.test(value('font')) ||
    isAtMost(value('opacity'), { '': 0.05, '%': 5 }) ||
    /\bopacity\(\s*0*(?:\.0*)?%?\s*\)/.test(value('filter')) ||
    isAtMost(value('text-indent'), { px: -100, pt: -100, em: -100, rem: -100, '%': -100 }) ||
    sides.some((side) =>
      value(side)
        .split(/\s+/)
        .some((measure) => isAtMost(measure, offScreen)),
    ) ||
    farAway.test(value('transform')) ||
    hasNoRoom(value) ||
    /^0+(?:\.0*)?(?:\s|$)/.test(value('scale')) ||
    /^rect\((?:[\s,]*[01](?:\.0*)?(?:px)?){4}\s*\)/.test(value('clip')) ||
    /^inset\(\s*(?:[5-9]\d|100)(?:\.\d+)?%|^(?:circle|ellipse)\(\s*0/.test(value('clip-path')) ||
    /\bscale(?:3d|[xy])?\(\s*0*(?:\.0*)?\s*[,)]/.test(value('transform')) ||
    isOnItsOwnColor(style) ||
    (['color', '-webkit-text-fill-color'].some((property) => isTransparent(value(property))) &&
      !style.has('text-shadow') &&
      !hasBackground(style))
  );
}

const sides = ['left', 'top', 'right', 'bottom', 'inset', 'margin', 'margin-left', 'margin-top'];
const offScreen = { px: -1_000, pt: -1_000, em: -60, rem: -60, vw: -100, vh: -100 };
/** A slide waits one width beside the others; nothing waits a thousand pixels away. */
const farAway =
  /\btranslate(?:3d|[xy])?\((?:[^()]*[\s,])?-(?:\d{4,}(?:\.\d+)?px|[3-9]\d\d%|\d{4,}%|\d{3,}v[wh])/;

/** Whether what stands in an element is cut off by it: "height: 0; overflow: hidden". */
const hasNoRoom = (value: (property: string) => string): boolean =>
  /\b(?:hidden|clip)\b/.test(value('overflow')) &&
  ['height', 'max-height', 'width', 'max-width'].some((measure) =>
    isAtMost(value(measure), { px: 1, pt: 1 }),
  );

/** Whether a style writes in the color that it lays under its text. */
function isOnItsOwnColor(style: Declarations): boolean {
  const color = style.get('color') ?? '';
  const ground = style.get('background-color') ?? style.get('background') ?? '';
  if (!color || !ground || /^(?:inherit|initial|unset|currentcolor|var\()/.test(color))
    return false;
  const [of, under] = [colorOf(color), colorOf(ground)];
  return of && under
    ? under.alpha > 0.95 &&
        of.kind === under.kind &&
        of.channels.every((channel, at) => Math.abs(channel - (under.channels[at] ?? 0)) <= 12)
    : color === ground;
}

/** Whether a measure is no more than the limit of its unit; nought is so in any. */
function isAtMost(value: string, limits: Record<string, number>): boolean {
  const [, figure, unit = ''] = /^([-+]?(?:\d+\.?\d*|\.\d+))([a-z%]*)$/.exec(value) ?? [];
  if (figure === undefined) return false;
  const limit = limits[unit];
  return limit === undefined
    ? Number(figure) === 0 && Object.values(limits).some((most) => most > 0)
    : Number(figure) <= limit;
}

/** Whether a style writes in white, which is seen on a ground of another color alone. */
export const writesInWhite = (style: Declarations): boolean => isWhite(style.get('color') ?? '');

/** Whether a style lays something under its text that is not white. */
export const hasBackground = (style: Declarations): boolean =>
  ['background', 'background-color', 'background-image'].some((property) => {
    const value = style.get(property) ?? 'none';
    return (
      !/^(?:none|inherit|initial|unset)?$/.test(value) && !isWhite(value) && !isTransparent(value)
    );
  });

type Color = { kind: string; channels: number[]; alpha: number };

/** White, or so near to it that nobody reads it on white. */
export function isWhite(value: string): boolean {
  if (/^(?:white|snow|ivory|ghostwhite|whitesmoke|mintcream|floralwhite|azure)$/.test(value))
    return true;
  const color = colorOf(value);
  return color !== undefined && color.channels.every((channel) => channel >= 0xf4);
}

function isTransparent(value: string): boolean {
  return value === 'transparent' || (colorOf(value)?.alpha ?? 1) <= 0.05;
}

function colorOf(value: string): Color | undefined {
  const [, hex] = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(value) ?? [];
  if (hex !== undefined) {
    const digits = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
    const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(/../g) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    return { kind: 'rgb', channels: [red, green, blue], alpha: alpha / 255 };
  }
  const [, kind = '', inside = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(value) ?? [];
  const parts = inside.split(/[\s,/]+/).filter(Boolean);
  if (parts.length < 3) return undefined;
  const share = (part: string, whole: number) =>
    part.endsWith('%') ? (Number.parseFloat(part) / 100) * whole : Number.parseFloat(part);
  const alpha = share(parts[3] ?? '1', 1);
  const channels =
    kind === 'rgb'
      ? parts.slice(0, 3).map((part) => share(part, 255))
      : // of a hue only its lightness tells whether it is white
        [share(parts[2] ?? '0', 255)];
  // two hues of one lightness are not one color
  return { kind: kind === 'rgb' ? kind : value, channels, alpha };
}
