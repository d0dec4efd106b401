import { symbolOf } from '../normalize/symbols.ts';
import { formatNumber } from './format-number.ts';
import type { Level, List, Lists } from './read-numbering.ts';

/** The number or bullet of a paragraph. */
export type Label = {
  text: string;
  level: number;
  isBullet: boolean;
  /** Set if the label is a plain number such as "3." or "3)". */
  ordinal?: number;
  /** Identifies the paragraphs that are counted together. */
  sequence: string;
};

/**
 * Counts numbered paragraphs as Word does. Lists of one kind share their counters, a list with a start
 * override restarts on first use, and a level restarts after a higher one. Call the result for each
 * numbered paragraph in document order.
 */
export function createCounter(lists: Lists): (id: string, level: number) => Label | undefined {
  const counts = new Map<string, Map<number, number>>();
  const started = new Set<string>();

  return (id, at) => {
    const list = lists.get(id);
    const level = list?.levels.get(at);
    if (!list || !level) return undefined;
    const numbers = counts.get(list.kind) ?? new Map<number, number>();
    counts.set(list.kind, numbers);
    const restart = list.restarts.get(at);
    if (restart !== undefined && !started.has(`${id} ${at}`)) numbers.set(at, restart - 1);
    started.add(`${id} ${at}`);
    numbers.set(at, (numbers.get(at) ?? (restart ?? level.start) - 1) + 1);
    for (const lower of [...numbers.keys()])
      if (lower > at && restarts(list.levels.get(lower), lower, at)) numbers.delete(lower);
    return labelOf(level, at, list, numbers);
  };
}

/** Whether a level restarts after a paragraph of a higher level. */
const restarts = (lower: Level | undefined, at: number, higher: number): boolean =>
  lower?.restartAfter === undefined ||
  (lower.restartAfter > 0 && higher < Math.min(lower.restartAfter, at));

function labelOf(level: Level, at: number, list: List, numbers: Map<number, number>): Label {
  const isBullet = level.format === 'bullet';
  const numberAt = (index: number): string => {
    const shown = list.levels.get(index);
    const value = numbers.get(index) ?? shown?.start ?? 1;
    const isDecimal = level.isLegal && shown?.format !== 'none';
    return formatNumber(value, isDecimal ? 'decimal' : (shown?.format ?? 'decimal'));
  };
  const text = isBullet
    ? signOf(level)
    : level.text.replace(/%([1-9])/g, (_, number: string) => numberAt(Number(number) - 1));
  const isPlain = level.format === 'decimal' && new RegExp(`^%${at + 1}[.):]?$`).test(level.text);
  const ordinal = isPlain ? numbers.get(at) : undefined;
  return {
    text: level.isHidden ? '' : text.trim(),
    level: at,
    isBullet,
    sequence: `${list.kind} ${at}`,
    ...(ordinal !== undefined && { ordinal }),
  };
}

const signOf = ({ text, font }: Level): string => symbolOf(font, text.codePointAt(0) ?? 0) ?? text;
