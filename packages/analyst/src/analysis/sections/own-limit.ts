import type { Unit } from '../../document/unit.ts';

const lengthUnits = new Set(['word', 'page', 'character']);

/**
 * Whether a line gives the part that it names its length, as "Summary (140 characters)" and "Budget: 2 pages" do;
 * "The narrative may not exceed 5 pages" speaks of one that is named elsewhere.
 */
export const hasOwnLimit = ({ text, values }: Pick<Unit, 'text' | 'values'>): boolean =>
  values.some((value) => {
    if (value.type !== 'count' || !lengthUnits.has(value.unit)) return false;
    const before = text.slice(Math.max(0, value.start - 120), value.start);
    const closed = Math.max(before.lastIndexOf(')'), before.lastIndexOf(']'));
    return /[([:|]|\s[–-]\s/.test(before.slice(closed + 1));
  });
