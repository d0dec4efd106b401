import { tagOf } from '../dom.ts';
import { blended } from './blending.ts';
import type { Cascade, Declared } from './cascade.ts';
import { colorOf, isLostOn, over, type Rgba } from '../../text/colors.ts';
import { splitOutside } from '../../text/css-text.ts';
import { lengthOf, numberIn } from './lengths.ts';
import { areMarked } from './marked.ts';
import { screen } from './media.ts';

/** What an element hands on to the text in it. A color or a ground that cannot be known is undefined. */
export type Letters = {
  own: Declared;
  color: Rgba | undefined;
  /** Fills the letters instead of their color. */
  fill?: Rgba;
  ground: Rgba | undefined;
  fontSize: number;
  visible: boolean;
  /** Moved out of sight, or pushed onto each other. */
  misplaced: boolean;
  /** Outlined or shadowed: seen in any color. */
  marked: boolean;
  /** How much of them is seen, of all that they stand in: each part takes its share. */
  opacity: number;
  /** How they are mixed with the ground. */
  blend: string;
  /** Shown as dots, as a password is. */
  dotted: boolean;
  /** A filter makes light of dark and dark of light. */
  inverted: boolean;
};

const black: Rgba = { red: 0, green: 0, blue: 0, alpha: 1 };
const white: Rgba = { red: 255, green: 255, blue: 255, alpha: 1 };

export const firstLetters: Letters = {
  own: new Map(),
  color: black,
  ground: white,
  fontSize: 16,
  visible: true,
  misplaced: false,
  marked: false,
  opacity: 1,
  blend: 'normal',
  dotted: false,
  inverted: false,
};

const namedSizes: Record<string, number> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
};
const kept = /^(?:inherit|currentcolor|unset|revert|revert-layer|initial)?$/;

const colored = (value: string | undefined, inherited: Rgba | undefined): Rgba | undefined => {
  if (value === undefined || kept.test(value)) return inherited;
  return colorOf(value);
};

function sizeOf(style: Declared, inherited: number): number {
  const value = style.get('font-size') ?? '';
  // Letters are made as high as so many times this; a page that gives it nothing shows none.
  if (numberIn(style.get('font-size-adjust')) === 0) return 0;
  return (
    namedSizes[value] ?? lengthOf(value, { fontSize: inherited, whole: inherited }) ?? inherited
  );
}

/** A ground of one color; none where it is a picture, or runs from one color to another. */
export function groundOf(style: Declared, inherited: Rgba | undefined): Rgba | undefined {
  const said = `${style.get('background') ?? ''} ${style.get('background-image') ?? ''}`;
  if (/url\(|image\(|image-set|element\(|paint\(/.test(said)) return undefined;
  const colors = [
    style.get('background-color') ?? '',
    ...splitOutside(style.get('background') ?? '', /[\s,]/),
  ].flatMap((part) => colorOf(part) ?? []);
  const stops = [...said.matchAll(/gradient\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(
    ([, inside = '']) =>
      splitOutside(inside, /,/).flatMap(
        (stop) => colorOf(splitOutside(stop.trim(), /\s/)[0] ?? '') ?? [],
      ),
  );
  if (/gradient\(/.test(said)) {
    const [first] = stops;
    return first && stops.every((stop) => isLostOn(stop, first)) && first.alpha > 0.95
      ? first
      : undefined;
  }
  const [color] = colors;
  const isOther = ['background', 'background-color'].some((property) => {
    const value = style.get(property) ?? 'none';
    return !color && !kept.test(value) && !/^(?:none|transparent|0 0|\s)*$/.test(value);
  });
  if (isOther) return undefined;
  if (!color || color.alpha <= 0.02) return inherited;
  return color.alpha > 0.98 ? color : inherited && over(color, inherited);
}

/** Whether letters are pushed out of their line, or each onto the one before it. */
function isMisplaced(style: Declared, fontSize: number, inherited: boolean): boolean {
  const scale = { fontSize, whole: screen.width };
  const indent = lengthOf(style.get('text-indent') ?? '', scale);
  const spacing = lengthOf(style.get('letter-spacing') ?? '', { fontSize, whole: fontSize });
  if (indent === undefined && spacing === undefined) return inherited;
  const cut =
    /hidden|clip/.test(style.get('overflow-x') ?? '') &&
    /nowrap/.test(style.get('white-space') ?? '');
  return (
    (indent !== undefined && (indent <= -100 || (cut && indent >= screen.width))) ||
    (spacing !== undefined && spacing <= -fontSize / 2)
  );
}

/** What moves may come to be seen. */
function opacityOf(style: Declared): number {
  const share = numberIn(style.get('opacity'));
  const moves = style.has('animation') || style.has('animation-name');
  return moves || Number.isNaN(share) ? 1 : Math.min(1, Math.max(0, share));
}

/** What an element makes of the letters that it is handed. */
export function lettersOf(
  element: Element,
  { style, own }: { style: Declared; own: Declared },
  around: Letters,
  cascade: Cascade,
  /** Something else is painted where it stands. */
  isOverlaid: boolean,
): Letters {
  const fontSize = sizeOf(style, around.fontSize);
  const fill = colored(style.get('-webkit-text-fill-color'), around.fill);
  const hasNames = element.hasAttribute('class') || element.id !== '';
  const isUnknown = isOverlaid || cascade.isPainted(element) || (cascade.hasMore && hasNames);
  const inverted = around.inverted !== turnsColors(style.get('filter') ?? '');
  const painted = groundOf(style, isUnknown ? undefined : around.ground);
  const isOwn = painted !== (isUnknown ? undefined : around.ground);
  const visibility = style.get('visibility') ?? '';
  const onGround = `${style.get('background-clip') ?? ''} ${style.get('-webkit-background-clip') ?? ''} ${style.get('background') ?? ''}`;
  // Letters that are cut out of a ground have its color, and stand on what lies around them.
  const cutOut = /\btext\b/.test(onGround) ? groundOf(style, undefined) : undefined;
  const ground =
    cutOut && !isUnknown
      ? around.ground
      : inverted && isOwn && painted
        ? inverse(painted)
        : painted;
  return {
    own,
    color: cutOut ?? colored(style.get('color'), around.color),
    ...(fill && !cutOut && { fill }),
    ground,
    fontSize,
    visible: /^(?:hidden|collapse)\b/.test(visibility)
      ? false
      : visibility === 'visible' || around.visible,
    misplaced: isMisplaced(style, fontSize, around.misplaced),
    marked:
      around.marked ||
      (/\btext\b/.test(onGround) && !cutOut) ||
      areMarked(style, ground, fontSize) ||
      tagOf(element) === 'svg',
    opacity: around.opacity * opacityOf(style),
    blend: style.get('mix-blend-mode') ?? around.blend,
    dotted: kept.test(style.get('-webkit-text-security') ?? '')
      ? around.dotted
      : style.get('-webkit-text-security') !== 'none',
    inverted,
  };
}

const inverse = (color: Rgba): Rgba => ({
  red: 255 - color.red,
  green: 255 - color.green,
  blue: 255 - color.blue,
  alpha: color.alpha,
});

/** Nearly all of it: half of it would make everything grey. */
const turnsColors = (filter: string): boolean =>
  [...filter.matchAll(/invert\(([^()]*)\)/g)].filter(
    ([, amount = '']) => numberIn(amount.trim() || '1') >= 0.9,
  ).length %
    2 ===
  1;

/** Whether a text in these letters is not seen. */
export function areUnseen({
  color,
  fill,
  ground,
  fontSize,
  visible,
  misplaced,
  marked,
  opacity,
  blend,
  dotted,
  inverted,
}: Letters): boolean {
  if (!visible || misplaced || dotted || fontSize <= 1.34 || opacity <= 0.05) return true;
  const ink = fill ?? color;
  const painted = ink && inverted ? inverse(ink) : ink;
  if (!painted || marked) return false;
  if (painted.alpha <= 0.05) return true;
  return (
    ground !== undefined &&
    isLostOn({ ...blended(painted, ground, blend), alpha: painted.alpha * opacity }, ground)
  );
}
