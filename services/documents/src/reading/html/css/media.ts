import { splitOutside } from '../../text/css-text.ts';

/** The screen that a page is read on. */
export const screen = { width: 1280, height: 800 };

const perUnit: Record<string, number> = {
  px: 1,
  em: 16,
  rem: 16,
  pt: 4 / 3,
  cm: 37.8,
  mm: 3.78,
  in: 96,
};

const lengthIn = (value: string): number | undefined => {
  const [, figure, unit = 'px'] = /^(\d+(?:\.\d+)?|\.\d+)([a-z]*)$/.exec(value.trim()) ?? [];
  return figure === undefined ? undefined : Number(figure) * (perUnit[unit || 'px'] ?? 1);
};

const sizeOf = (name: string): number => (name.endsWith('height') ? screen.height : screen.width);

/** What a page asks of its reader's taste or device, and what a usual one answers. */
const answers: Record<string, RegExp> = {
  'prefers-color-scheme': /^light$/,
  'prefers-reduced-motion': /^no-preference$/,
  'prefers-contrast': /^no-preference$/,
  orientation: /^landscape$/,
  hover: /^hover$/,
  'any-hover': /^hover$/,
  pointer: /^fine$/,
  'any-pointer': /^fine$/,
  scripting: /^enabled$/,
  update: /^fast$/,
};

function featureHolds(feature: string): boolean {
  const [name = '', value] = feature.split(':').map((part) => part.trim());
  if (value !== undefined) {
    const length = lengthIn(value);
    const [, bound, size] = /^(min|max)-(?:device-)?(width|height)$/.exec(name) ?? [];
    if (size && length !== undefined)
      return bound === 'min' ? sizeOf(size) >= length : sizeOf(size) <= length;
    return answers[name]?.test(value) ?? false;
  }
  // "400px <= width < 700px"
  const parts = name.split(/([<>]=?)/).map((part) => part.trim());
  if (parts.length < 3) return /^(?:color|width|height|hover|grid)$/.test(name) && name !== 'grid';
  const numbers = parts.map((part, at) =>
    at % 2 === 1
      ? Number.NaN
      : /width|height/.test(part)
        ? sizeOf(part)
        : (lengthIn(part) ?? Number.NaN),
  );
  return parts.every((sign, at) => {
    if (at % 2 === 0) return true;
    const [left = 0, right = 0] = [numbers[at - 1], numbers[at + 1]];
    return sign === '<'
      ? left < right
      : sign === '<='
        ? left <= right
        : sign === '>'
          ? left > right
          : left >= right;
  });
}

function queryHolds(query: string): boolean {
  const not = /^(?:not)\b/.test(query);
  const rest = query.replace(/^(?:not|only)\b/, '').trim();
  const type = /^(?!\()[a-z-]+/.exec(rest)?.[0] ?? 'all';
  const features = [...rest.matchAll(/(not\s+)?\(([^()]*)\)/g)];
  const each = features.map(([, no, feature = '']) => featureHolds(feature) !== Boolean(no));
  const together = /\)\s*or\s*\(/.test(rest) ? each.some(Boolean) : each.every(Boolean);
  return ((type === 'all' || type === 'screen') && together) !== not;
}

/** Whether a list of media queries holds on a usual screen. */
export const holdsOnScreen = (media: string): boolean =>
  media.trim() === '' ||
  splitOutside(media.toLowerCase(), /,/).some((query) => queryHolds(query.trim()));
