import { measuredCharacters, fontMetrics } from './font-metrics.ts';

export type FontName = keyof typeof fontMetrics;

/** Chooses the measured font whose widths are closest to those of the named font. */
export function chooseMeasuredFont(name: string): FontName {
  if (/calibri|carlito/i.test(name)) return 'calibri';
  const isSerif = /times|georgia|garamond|cambria|antiqua|palatino|century|roman|serif/i;
  return isSerif.test(name) && !/sans/i.test(name) ? 'timesNewRoman' : 'arial';
}

const places = new Map([...measuredCharacters].map((character, place) => [character, place]));
const invisible = /^[\p{M}\p{Cf}]$/u;
/** Chinese and Japanese characters, and emoji. */
const square = /^[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFF60\p{Extended_Pictographic}]$/u;

/** Measures the width of a character, relative to the size of the font. */
export function measureCharacter(character: string, font: FontName, isBold: boolean): number {
  const widths = fontMetrics[font][isBold ? 'bold' : 'regular'];
  const place = places.get(character);
  const width = place === undefined ? undefined : widths[place];
  if (width !== undefined) return width / 1_000;
  if (invisible.test(character)) return 0;
  return square.test(character) ? 1 : (widths[places.get('n') ?? 0] ?? 0) / 1_000;
}
