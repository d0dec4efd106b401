import { isSameColor, type Color } from './backdrop.ts';
import type { GraphicsState } from './text-state.ts';

type Group = {
  /** What it is painted with as a whole once it is done; in it all begins anew. */
  alpha: number;
  strokeAlpha: number;
  isMask: boolean;
  /** Only its brightness counts, not what it covers. */
  byLight: boolean;
  /** Something in a mask lets what is masked be seen. */
  lets: boolean;
};

const black: Color = [0, 0, 0];

const read = (group: unknown, key: string): unknown =>
  typeof group === 'object' && group !== null ? Reflect.get(group, key) : undefined;

/** Follows transparency groups: how much of what is in them is seen, and what masks let through. */
export function createGroups() {
  const open: Group[] = [];
  let isDark = false;
  return {
    begin: (told: unknown, state: GraphicsState): GraphicsState => {
      const mask = read(told, 'smask');
      open.push({
        alpha: state.alpha,
        strokeAlpha: state.strokeAlpha,
        isMask: Boolean(mask),
        byLight: read(mask, 'subtype') === 'Luminosity',
        // a ground or a function of its own may light what is dark
        lets: Boolean(read(mask, 'backdrop') ?? read(mask, 'transferMap')),
      });
      return { ...state, alpha: 1, strokeAlpha: 1 };
    },
    end: (state: GraphicsState): GraphicsState => {
      const ended = open.pop();
      if (!ended) return state;
      if (ended.isMask) isDark = !ended.lets;
      return { ...state, alpha: ended.alpha, strokeAlpha: ended.strokeAlpha };
    },
    /** Told of all that is painted: a mask is made of it. No color where it has several. */
    paints: (color?: Color): void => {
      for (const group of open)
        group.lets ||= !(group.byLight && color && isSameColor(color, black));
    },
    /** A group that is not painted, but says what of the rest is. */
    inMask: (): boolean => open.some(({ isMask }) => isMask),
    /** Of the mask that was made last: nothing is seen through it. */
    isDark: (): boolean => isDark,
    alpha: (): number => open.reduce((product, { alpha }) => product * alpha, 1),
  };
}
