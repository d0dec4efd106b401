/** Color values per theme. Components must use `color` instead. */
const light = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  sunken: '#f3f1eb',
  ink: '#1d2321',
  inkSoft: '#56605c',
  inkFaint: '#69726d',
  hairline: '#e4e1da',
  outline: '#858d88',
  accent: '#1f5f50',
  accentStrong: '#174a3e',
  accentSoft: '#e5efeb',
  onAccent: '#ffffff',
  amber: '#845400',
  amberSoft: '#fbf0d9',
  red: '#a9271f',
  redSoft: '#fbeae8',
  onRed: '#ffffff',
  blue: '#1f5888',
  blueSoft: '#e6eff8',
  overlay: 'rgb(29 35 33 / 42%)',
  shadow: '0 1px 2px rgb(29 35 33 / 6%), 0 12px 32px rgb(29 35 33 / 14%)',
};

const dark: typeof light = {
  paper: '#151817',
  surface: '#1d2120',
  sunken: '#111413',
  ink: '#e9ecea',
  inkSoft: '#adb5b1',
  inkFaint: '#929b96',
  hairline: '#303634',
  outline: '#77817c',
  accent: '#7fc8b2',
  accentStrong: '#9ad7c4',
  accentSoft: '#1f332c',
  onAccent: '#0f1a16',
  amber: '#e6b968',
  amberSoft: '#2f2716',
  red: '#f29a90',
  redSoft: '#371f1d',
  onRed: '#1f0f0d',
  blue: '#8fbfe9',
  blueSoft: '#1b2935',
  overlay: 'rgb(0 0 0 / 60%)',
  shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 16px 40px rgb(0 0 0 / 50%)',
};

type Name = keyof typeof light;

const toKebabCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const declareColors = (theme: Record<Name, string>) =>
  Object.entries(theme)
    .map(([name, value]) => `--${toKebabCase(name)}: ${value};`)
    .join('');

/** Each theme as custom properties, for `global-style.ts`. */
export const themes = { light: declareColors(light), dark: declareColors(dark) };

/** Colors by meaning, as references to the custom properties. */
export const color = Object.fromEntries(
  Object.keys(light).map((name) => [name, `var(--${toKebabCase(name)})`]),
) as Record<Name, string>;

/** 4-pixel base. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  6: '24px',
  8: '32px',
  12: '48px',
  18: '72px',
} as const;

export const radius = { small: '6px', large: '10px', round: '999px' } as const;

const quoteFamilies = (...families: string[]) => families.map((family) => `'${family}'`).join(', ');

/**
 * The bundled fonts are Latin only. Other scripts use system fonts, listed for macOS, Windows, then
 * Linux and Android; otherwise a browser may pick a bitmap or condensed font.
 */
const chinese = quoteFamilies('PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC');
const arabic = quoteFamilies('Geeza Pro', 'Segoe UI', 'Noto Sans Arabic');
const chineseSerif = quoteFamilies('Songti SC', 'Noto Serif CJK SC', 'Noto Serif SC');
const arabicSerif = quoteFamilies('Geeza Pro', 'Sakkal Majalla', 'Noto Naskh Arabic');

export const font = {
  sans: `'Public Sans Variable', 'Public Sans Fallback', 'Public Sans Fallback Roboto', system-ui, ${arabic}, ${chinese}, sans-serif`,
  serif: `'Newsreader Variable', 'Newsreader Fallback', 'Newsreader Fallback Times', 'Newsreader Fallback Noto', Georgia, ${arabicSerif}, ${chineseSerif}, ${chinese}, serif`,
} as const;

/** 13, 14, 16, 18, 22, 28 and 40 px at the default font size. */
export const size = {
  tiny: '0.8125rem',
  small: '0.875rem',
  body: '1rem',
  large: '1.125rem',
  title: '1.375rem',
  heading: '1.75rem',
  display: '2.5rem',
} as const;

export const motion = { quick: '120ms ease-out', calm: '200ms ease-out' } as const;

/** From `desktop` up, there is room for a sidebar. */
export const media = {
  phone: '@media (max-width: 639px)',
  desktop: '@media (min-width: 1024px)',
  belowDesktop: '@media (max-width: 1023px)',
  /** A phone in landscape or 400% zoom: nothing is sticky, to leave room for the text. */
  low: '@media (max-height: 479px)',
} as const;

/** Empty space at the end of a page, so that its last control can be scrolled clear of a toast. */
export const pageBottom = '7.5rem';

/** Maximum line length of running text. */
export const measure = '68ch';
