import { splitOutside } from '../../text/css-text.ts';
import type { Declared } from './cascade.ts';
import { lengthOf, numberIn, type Scale } from './lengths.ts';
import { screen } from './media.ts';

/** A slide waits one width beside the others; nothing waits a thousand pixels away. */
export const farOff = 1_000;

/** Turned so that only its edge could be seen: "y 90deg", "1 0 0 90deg", "0.25turn x". */
export function isEdgewise(turn: string): boolean {
  const parts = turn.split(/\s+/);
  const angle = parts.map(degreesOf).find((found) => found !== undefined);
  const isFlat =
    parts.some((part) => /^[xy]$/.test(part)) || (parts.length === 4 && numberIn(parts[2]) === 0);
  return isFlat && angle !== undefined && isQuarter(angle);
}

const degreesOf = (written: string): number | undefined => {
  const [, figure, unit] =
    /^([-+]?[\d.]+(?:e[-+]?\d+)?)(deg|turn|rad|grad)$/.exec(written.trim()) ?? [];
  const factor = { deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 }[unit ?? ''];
  return figure === undefined || factor === undefined ? undefined : Number(figure) * factor;
};
/** Turned round for good, with a back that shows nothing; a card that turns over is turned by what it stands in. */
export function isTurnedAway(style: Declared, around: Declared): boolean {
  const shows = style.get('backface-visibility') ?? style.get('-webkit-backface-visibility') ?? '';
  if (!/^hidden\b/.test(shows) || /preserve-3d/.test(around.get('transform-style') ?? ''))
    return false;
  const turns = [...(style.get('transform') ?? '').matchAll(/rotate[xy]\(([^()]*)\)/g)].map(
    ([, angle = '']) => degreesOf(angle) ?? 0,
  );
  return turns.filter((turn) => Math.abs((Math.abs(turn) % 360) - 180) < 90).length % 2 === 1;
}

const isQuarter = (degrees: number): boolean => Math.abs((Math.abs(degrees) % 180) - 90) < 1;

/** By far in the one direction, or by several times the element's own size. */
export function isFar(measures: string, scale: Scale): boolean {
  return splitOutside(measures, /[\s,]/).some((measure) => {
    if (measure === '') return false;
    if (measure.endsWith('%')) return Math.abs(Number.parseFloat(measure)) >= 300;
    const length = lengthOf(measure, scale) ?? 0;
    return length <= -farOff || length >= 2 * screen.width;
  });
}

/** Whether a transformation leaves nothing of an element on the screen. */
export function isTransformedAway(transform: string, scale: Scale): boolean {
  return [...transform.matchAll(/([a-z0-9]{1,20})\(((?:[^()]|\([^()]*\))*)\)/g)].some(
    ([, name = '', inside = '']) => {
      const parts = splitOutside(inside, /[\s,]/).filter(Boolean);
      const numbers = parts.map(numberIn);
      if (/^translate(?:x|y|3d)?$/.test(name))
        return isFar(name === 'translate3d' ? parts.slice(0, 2).join(' ') : inside, scale);
      if (/^scale(?:x|y|3d)?$/.test(name))
        return numbers.slice(0, 2).some((number) => Math.abs(number) <= 0.02);
      if (name === 'matrix') {
        const [a = 1, b = 0, c = 0, d = 1] = numbers;
        return Math.abs(a * d - b * c) <= 0.0004;
      }
      if (name === 'matrix3d') {
        const [a = 1, b = 0, , , c = 0, d = 1] = numbers;
        return Math.abs(a * d - b * c) <= 0.0004;
      }
      if (/^rotate[xy]$/.test(name)) return isQuarter(degreesOf(inside) ?? 0);
      if (name === 'rotate3d') return numbers[2] === 0 && isQuarter(degreesOf(parts[3] ?? '') ?? 0);
      return false;
    },
  );
}
