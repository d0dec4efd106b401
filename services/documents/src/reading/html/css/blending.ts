import type { Rgba } from '../../text/colors.ts';

/** Both parts from 0 to 1: what a mode makes of a color on a ground. https://www.w3.org/TR/compositing-1/#blending */
const modes: Record<string, (top: number, under: number) => number> = {
  multiply: (top, under) => top * under,
  screen: (top, under) => top + under - top * under,
  darken: Math.min,
  lighten: Math.max,
  'color-dodge': (top, under) => (under === 0 ? 0 : top >= 1 ? 1 : Math.min(1, under / (1 - top))),
  'color-burn': (top, under) =>
    under === 1 ? 1 : top <= 0 ? 0 : 1 - Math.min(1, (1 - under) / top),
  difference: (top, under) => Math.abs(top - under),
  exclusion: (top, under) => top + under - 2 * top * under,
  'plus-lighter': (top, under) => Math.min(1, top + under),
  'plus-darker': (top, under) => Math.max(0, top + under - 1),
};

/** The color of a text that is blended with what it stands on. */
export function blended(text: Rgba, ground: Rgba, mode: string): Rgba {
  const mix = modes[mode];
  if (!mix) return text;
  const part = (top: number, under: number) => 255 * mix(top / 255, under / 255);
  return {
    red: part(text.red, ground.red),
    green: part(text.green, ground.green),
    blue: part(text.blue, ground.blue),
    alpha: text.alpha,
  };
}
