import { splitOutside } from './css-text.ts';
import { namedColors } from './named-colors.ts';

/** Red, green and blue from 0 to 255, and how much of what lies under it a color covers, from 0 to 1. */
export type Rgba = { red: number; green: number; blue: number; alpha: number };

const rgba = (channels: number[], alpha = 1): Rgba => {
  const [red = 0, green = 0, blue = 0] = channels.map((part) => Math.min(255, Math.max(0, part)));
  return { red, green, blue, alpha: Math.min(1, Math.max(0, alpha)) };
};

const fromHex = (hex: string): Rgba | undefined => {
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(hex)) return undefined;
  const digits = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return { red, green, blue, alpha: alpha / 255 };
};

/** A part of a color; a share is one of the whole, "none" is nothing. */
const part = (written: string | undefined, whole: number): number => {
  const figure = Number.parseFloat(written ?? '0');
  if (Number.isNaN(figure)) return 0;
  if (written?.endsWith('%')) return (figure / 100) * whole;
  return /turn$/.test(written ?? '')
    ? figure * 360
    : /rad$/.test(written ?? '')
      ? (figure * 180) / Math.PI
      : figure;
};

const fromHue = (hue: number, saturation: number, lightness: number): number[] => {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((at) => {
    const place = (at + hue / 30 + 1200) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  });
};

const gamma = (linear: number): number =>
  255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * Math.max(0, linear) ** (1 / 2.4) - 0.055);

/** https://bottosson.github.io/posts/oklab/ */
const fromOklab = (lightness: number, a: number, b: number): number[] => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(gamma);
};

/** CIE Lab under D50, by way of XYZ: CSS Color 4, § 18. */
const fromLab = (lightness: number, a: number, b: number): number[] => {
  const y = (lightness + 16) / 116;
  const back = (value: number) => (value ** 3 > 0.008856 ? value ** 3 : (116 * value - 16) / 903.3);
  const [x50, y50, z50] = [
    0.9643 * back(y + a / 500),
    lightness > 8 ? y ** 3 : lightness / 903.3,
    0.8251 * back(y - b / 200),
  ];
  return [
    3.1342589 * x50 - 1.6172 * y50 - 0.4906863 * z50,
    -0.9787684 * x50 + 1.9161415 * y50 + 0.033454 * z50,
    0.0719453 * x50 - 0.2289914 * y50 + 1.4052427 * z50,
  ].map(gamma);
};

const polar = (chroma: number, hue: number): [number, number] => {
  const angle = (hue * Math.PI) / 180;
  return [chroma * Math.cos(angle), chroma * Math.sin(angle)];
};

function fromFunction(name: string, inside: string): Rgba | undefined {
  const parts = inside.split(/[\s,/]+/).filter(Boolean);
  const alphaAt = name === 'color' ? 4 : 3;
  const alpha = parts[alphaAt] === undefined ? 1 : part(parts[alphaAt], 1);
  const [first, second, third] = parts;
  const made = (channels: number[]) => rgba(channels, alpha);
  if (parts.length < 3) return undefined;
  switch (name) {
    case 'rgb':
      return made([first, second, third].map((each) => part(each, 255)));
    case 'hsl':
      return made(
        fromHue(
          part(first, 360),
          Math.min(1, Number.parseFloat(second ?? '0') / 100),
          Number.parseFloat(third ?? '0') / 100,
        ),
      );
    case 'hwb': {
      const [white, black] = [
        Number.parseFloat(second ?? '0') / 100,
        Number.parseFloat(third ?? '0') / 100,
      ];
      const sum = Math.max(1, white + black);
      return made(
        fromHue(part(first, 360), 1, 0.5).map(
          (each) => each * (1 - (white + black) / sum) + (255 * white) / sum,
        ),
      );
    }
    case 'lab':
      return made(fromLab(part(first, 100), part(second, 125), part(third, 125)));
    case 'lch':
      return made(fromLab(part(first, 100), ...polar(part(second, 150), part(third, 360))));
    case 'oklab':
      return made(fromOklab(part(first, 1), part(second, 0.4), part(third, 0.4)));
    case 'oklch':
      return made(fromOklab(part(first, 1), ...polar(part(second, 0.4), part(third, 360))));
    case 'color':
      return parts.length < 4
        ? undefined
        : made(
            parts
              .slice(1, 4)
              .map((each) => part(each, 1))
              .map((each) => (first?.endsWith('linear') ? gamma(each) : each * 255)),
          );
    default:
      return undefined;
  }
}

/** "color-mix(in srgb, white 30%, black)", whatever it is mixed in. */
function mixed(inside: string): Rgba | undefined {
  const [, one = '', other = ''] = splitOutside(inside, /,/).map((each) => each.trim());
  const shareOf = (said: string) => /(?:^|\s)(\d+(?:\.\d+)?|\.\d+)%(?:\s|$)/.exec(said)?.[1];
  const colorIn = (said: string) =>
    colorOf(said.replace(/(?:^|\s)(?:\d+(?:\.\d+)?|\.\d+)%(?=\s|$)/, '').trim());
  const [a, b] = [colorIn(one), colorIn(other)];
  if (!a || !b) return undefined;
  const [first, second] = [shareOf(one), shareOf(other)];
  const share = first ? Number(first) / 100 : second ? 1 - Number(second) / 100 : 0.5;
  return over({ ...a, alpha: a.alpha * share }, { ...b, alpha: b.alpha });
}

/** A color of CSS; undefined for what is none, or is known to a browser alone. */
export function colorOf(value: string): Rgba | undefined {
  if (value === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 };
  const hex = value.startsWith('#') ? value.slice(1) : namedColors.get(value);
  if (hex !== undefined) return fromHex(hex);
  const [, name = '', inside = ''] = /^([a-z-]+)\((.*)\)$/s.exec(value) ?? [];
  if (name === 'color-mix') return mixed(inside);
  if (name === 'light-dark') return colorOf(splitOutside(inside, /,/)[0]?.trim() ?? '');
  return fromFunction(name.replace(/^(rgb|hsl)a$/, '$1'), inside);
}

/** One color laid over another. */
export const over = (upper: Rgba, lower: Rgba): Rgba => {
  const blend = (top: number, under: number) => top * upper.alpha + under * (1 - upper.alpha);
  return {
    red: blend(upper.red, lower.red),
    green: blend(upper.green, lower.green),
    blue: blend(upper.blue, lower.blue),
    alpha: upper.alpha + lower.alpha * (1 - upper.alpha),
  };
};

const light = (channel: number): number =>
  channel <= 10.31 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
const luminance = ({ red, green, blue }: Rgba): number =>
  0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);

/** WCAG asks for 4.5; so little is read by nobody. */
const leastContrast = 1.12;
/** Two hues of one lightness are told apart all the same. */
const sameHue = 36;

/** Whether a text in one color is not seen on a ground of another. */
export function isLostOn(text: Rgba, ground: Rgba): boolean {
  const seen = over(text, ground);
  const [one, other] = [luminance(seen), luminance(ground)];
  const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const apart = Math.max(
    Math.abs(seen.red - ground.red),
    Math.abs(seen.green - ground.green),
    Math.abs(seen.blue - ground.blue),
  );
  return contrast < leastContrast && apart < sameHue;
}
