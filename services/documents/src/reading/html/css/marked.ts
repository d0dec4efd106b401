import { colorOf, isLostOn, type Rgba } from '../../text/colors.ts';
import { splitOutside } from '../../text/css-text.ts';
import type { Declared } from './cascade.ts';
import { lengthOf } from './lengths.ts';

const words = (value: string): string[] => splitOutside(value.trim(), /\s/).filter(Boolean);

/** A shadow is seen in a color of its own that shows on the ground, and where it is not right under its letter. */
const isShadowSeen = (shadow: string, ground: Rgba | undefined, fontSize: number): boolean => {
  const parts = words(shadow);
  const color = parts.map(colorOf).find((found) => found !== undefined);
  const isSpread = parts.some((part) => (lengthOf(part, { fontSize, whole: 0 }) ?? 0) !== 0);
  return color !== undefined && isSpread && (!ground || !isLostOn(color, ground));
};

/** Whether letters are seen by their outline or their shadow, whatever their color. */
export function areMarked(style: Declared, ground: Rgba | undefined, fontSize: number): boolean {
  const stroke = words(
    `${style.get('-webkit-text-stroke-width') ?? ''} ${style.get('-webkit-text-stroke') ?? ''} ${style.get('-webkit-text-stroke-color') ?? ''}`,
  );
  const width = stroke.flatMap((part) => lengthOf(part, { fontSize, whole: 0 }) ?? []);
  const color = stroke.map(colorOf).find((found) => found !== undefined);
  const isOutlined =
    width.some((each) => each > 0) && color !== undefined && (!ground || !isLostOn(color, ground));
  return (
    isOutlined ||
    splitOutside(style.get('text-shadow') ?? '', /,/).some((each) =>
      isShadowSeen(each, ground, fontSize),
    )
  );
}
