import { findSymbol } from '../normalize/symbols.ts';
import { formatNumber } from './format-number.ts';
import type { Level, List, Lists } from './read-numbering.ts';

/** The number or bullet of a paragraph. */
export type Label = {
  text: string;
  level: number;
  isBullet: boolean;
  /** Present if the label is a plain number such as "3." or "3)". */
  ordinal?: number;
  /** Identifies paragraphs that share a counter. */
  sequence: string;
};

/**
 * Creates a counter that numbers paragraphs as Word does. Lists of the same kind share counters, a list with a start
 * override restarts on first use, and a level restarts after a higher level. Call the counter for each numbered
 * paragraph in document order.
 */
export function createCounter(lists: Lists): (id: string, level: number) => Label | undefined {
  const counts = new Map<string, Map<number, number>>();
  const started = new Set<string>();

  return (id, depth) => {
    const list = lists.get(id);
    const level = list?.levels.get(depth);
    if (!list || !level) return undefined;
    const numbers = counts.get(list.kind) ?? new Map<number, number>();
    counts.set(list.kind, numbers);
    const restart = list.restarts.get(depth);
    if (restart !== undefined && !started.has(`${id} ${depth}`)) numbers.set(depth, restart - 1);
    started.add(`${id} ${depth}`);
    numbers.set(depth, (numbers.get(depth) ?? (restart ?? level.start) - 1) + 1);
    for (const lower of [...numbers.keys()])
      if (lower > depth && restarts(list.levels.get(lower), lower, depth)) numbers.delete(lower);
    return createLabel(level, depth, list, numbers);
  };
}

/** Whether a level restarts after a paragraph of a higher level. */
const restarts = (lower: Level | undefined, depth: number, higher: number): boolean =>
  lower?.restartAfter === undefined ||
  (lower.restartAfter > 0 && higher < Math.min(lower.restartAfter, depth));

function createLabel(level: Level, depth: number, list: List, numbers: Map<number, number>): Label {
  const isBullet = level.format === 'bullet';
  const numberAt = (depth: number): string => {
    const levelAt = list.levels.get(depth);
    const value = numbers.get(depth) ?? levelAt?.start ?? 1;
    const isDecimal = level.isLegal && levelAt?.format !== 'none';
    return formatNumber(value, isDecimal ? 'decimal' : (levelAt?.format ?? 'decimal'));
  };
  const text = isBullet
    ? getBulletCharacter(level)
    : level.text.replace(/%([1-9])/g, (_, number: string) => numberAt(Number(number) - 1));
  const isPlain =
    level.format === 'decimal' && new RegExp(`^%${depth + 1}[.):]?$`).test(level.text);
  return {
    text: level.isHidden ? '' : text.trim(),
    level: depth,
    isBullet,
    sequence: `${list.kind} ${depth}`,
    ordinal: isPlain ? numbers.get(depth) : undefined,
  };
}

const getBulletCharacter = ({ text, font }: Level): string =>
  findSymbol(font, text.codePointAt(0) ?? 0) ?? text;
