import { screen } from './media.ts';

/** In pixels, of the size of its letters and of what its share is of. */
export type Scale = { fontSize: number; whole: number };

const units: Record<string, (scale: Scale) => number> = {
  '': () => 1,
  px: () => 1,
  pt: () => 4 / 3,
  pc: () => 16,
  in: () => 96,
  cm: () => 37.8,
  mm: () => 3.78,
  q: () => 0.945,
  em: ({ fontSize }) => fontSize,
  rem: () => 16,
  ex: ({ fontSize }) => fontSize / 2,
  ch: ({ fontSize }) => fontSize / 2,
  lh: ({ fontSize }) => fontSize * 1.2,
  '%': ({ whole }) => whole / 100,
};
const ofTheScreen: Record<string, number> = {
  vw: screen.width / 100,
  vi: screen.width / 100,
  vh: screen.height / 100,
  vb: screen.height / 100,
  vmin: screen.height / 100,
  vmax: screen.width / 100,
};

/** A bare number, or a share of the whole. */
export const numberIn = (value: string | undefined): number => {
  if (/^\s*-?(?:calc|min|max|clamp|abs)\(/.test(value ?? ''))
    return lengthOf(value ?? '', { fontSize: 16, whole: 1 }) ?? Number.NaN;
  const found = Number.parseFloat(value ?? '');
  return /%\s*$/.test(value ?? '') ? found / 100 : found;
};

const figure = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i;

/** The first measure of a value, reckoned out where it is a sum: "-9999px", "calc(-1 * 50vw)". */
export function lengthOf(value: string, scale: Scale): number | undefined {
  let rest = value.trim();
  const skip = () => {
    rest = rest.trimStart();
  };
  const take = (mark: string): boolean => {
    skip();
    if (!rest.startsWith(mark)) return false;
    rest = rest.slice(mark.length);
    return true;
  };
  const list = (): number[] => {
    const found: number[] = [];
    do found.push(sum());
    while (take(','));
    take(')');
    return found;
  };
  const factor = (): number => {
    skip();
    const called = /^(-?)(calc|min|max|clamp|abs)?\(/.exec(rest);
    if (called) {
      rest = rest.slice(called[0].length);
      const [first = Number.NaN, second = first, third = second, ...more] = list();
      const all = [first, second, third, ...more];
      const result = {
        min: Math.min(...all),
        max: Math.max(...all),
        clamp: Math.max(first, Math.min(second, third)),
        abs: Math.abs(first),
      }[called[2] ?? ''];
      return (called[1] ? -1 : 1) * (result ?? first);
    }
    const written = figure.exec(rest)?.[0];
    if (written === undefined) return Number.NaN;
    rest = rest.slice(written.length);
    const unit = /^[a-z%]*/i.exec(rest)?.[0] ?? '';
    rest = rest.slice(unit.length);
    const name = unit.toLowerCase();
    const per = units[name]?.(scale) ?? ofTheScreen[name.replace(/^[sld](?=v)/, '')];
    return per === undefined ? Number.NaN : Number(written) * per;
  };
  const product = (): number => {
    let result = factor();
    for (;;) {
      if (take('*')) result *= factor();
      else if (take('/')) result /= factor();
      else return result;
    }
  };
  const sum = (): number => {
    let result = product();
    for (;;) {
      if (take('+ ')) result += product();
      else if (take('- ')) result -= product();
      else return result;
    }
  };
  // Outside of a sum a stroke parts values: "0/1.2".
  const found = /^-?(?:calc|min|max|clamp|abs)\(/.test(rest) ? sum() : factor();
  return Number.isNaN(found) ? undefined : found;
}
