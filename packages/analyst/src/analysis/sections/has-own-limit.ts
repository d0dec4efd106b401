import type { Unit } from '../../document/unit.ts';

const lengthUnits = new Set(['word', 'page', 'character']);

/**
 * Whether a line limits the length of the section that it names, as in "Summary (140 characters)" and "Budget: 2
 * pages". By contrast, "The narrative may not exceed 5 pages" is about a section named elsewhere.
 */
export const hasOwnLimit = ({ text, values }: Pick<Unit, 'text' | 'values'>): boolean =>
  values.some((value) => {
    if (value.type !== 'count' || !lengthUnits.has(value.unit)) return false;
    const before = text.slice(Math.max(0, value.start - 120), value.start);
    const closed = Math.max(before.lastIndexOf(')'), before.lastIndexOf(']'));
    return /[([:|]|\s[–-]\s/.test(before.slice(closed + 1));
  });
