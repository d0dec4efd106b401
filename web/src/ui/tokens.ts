/** The values of both themes. Screens never use them directly, only the names below. */
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

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const declare = (theme: Record<Name, string>) =>
  Object.entries(theme)
    .map(([name, value]) => `--${kebab(name)}: ${value};`)
    .join('');

/** The custom properties of each theme, written once into the page by `global-style.ts`. */
export const themes = { light: declare(light), dark: declare(dark) };

/** Colours by meaning; each is right in both themes. */
export const color = Object.fromEntries(
  Object.keys(light).map((name) => [name, `var(--${kebab(name)})`]),
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

const named = (...families: string[]) => families.map((family) => `'${family}'`).join(', ');

/**
 * Our own fonts are Latin. Names in other scripts come from the fonts that systems have for them, macOS,
 * Windows, then Linux and Android; without names here a browser takes whatever it finds first, a
 * bitmap or a condensed face among them.
 */
const chinese = named('PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC');
const arabic = named('Geeza Pro', 'Segoe UI', 'Noto Sans Arabic');
const chineseSerif = named('Songti SC', 'Noto Serif CJK SC', 'Noto Serif SC');
const arabicSerif = named('Geeza Pro', 'Sakkal Majalla', 'Noto Naskh Arabic');

export const font = {
  sans: `'Public Sans Variable', 'Public Sans Fallback', 'Public Sans Fallback Roboto', system-ui, ${arabic}, ${chinese}, sans-serif`,
  serif: `'Newsreader Variable', 'Newsreader Fallback', 'Newsreader Fallback Times', 'Newsreader Fallback Noto', Georgia, ${arabicSerif}, ${chineseSerif}, ${chinese}, serif`,
} as const;

/** Sizes in rem, so that they follow the person's own setting: 13, 14, 16, 18, 22, 28, 40. */
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

/** Where a layout changes: below `phone` one hand holds it; from `desk` a sidebar has room. */
export const media = {
  phone: '@media (max-width: 639px)',
  desk: '@media (min-width: 1024px)',
  belowDesk: '@media (max-width: 1023px)',
  /** A phone on its side, a window at 400 %: nothing may stand still and take the room of the text. */
  low: '@media (max-height: 479px)',
} as const;

/** Longest comfortable line of running text. */
export const measure = '68ch';
