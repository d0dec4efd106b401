import type { JudgedUnit } from '../judge-units.ts';
import { contentWords } from '../../text/normalize.ts';
import { askedName } from './asked-name.ts';
import { hasOwnLimit } from './own-limit.ts';
import { isProfileField } from './profile-fields.ts';
import { runInTitle } from './run-in-title.ts';
import { itemName, questionName, sectionName } from './section-name.ts';

/** A unit that names a part, and what it asks there besides. */
export type Part = { name: string; prompt?: string; unit: JudgedUnit; at: number };

/** Share of the least chance that is enough for a line that gives its own length. */
const shareWithOwnLimit = 0.5;

/** The units that name a part of the application, each with the name that it gives. */
export const nameParts = (
  units: readonly JudgedUnit[],
  chances: readonly number[],
  leastChance: number,
): Part[] =>
  units.flatMap((unit, at) => {
    const least = hasOwnLimit(unit) ? leastChance * shareWithOwnLimit : leastChance;
    if ((chances[at] ?? 0) < least || unit.checked !== undefined || isFilledIn(unit)) return [];
    const named = nameIn(unit);
    const isTitle = unit.kind === 'heading' || unit.kind === 'label';
    return named && saysSomething(named.name) && (isTitle || !isProfileField(named.name))
      ? [{ ...named, unit, at }]
      : [];
  });

/** "You" and "The following" name nothing. */
const saysSomething = (name: string): boolean => contentWords(name).length > 0;

/** A row of sums shows how a budget looks. */
const isFilledIn = ({ row, values }: JudgedUnit): boolean =>
  row !== undefined && values.filter(({ type }) => type === 'money').length > 1;

/** A name is a title before a colon, the whole of a short line, a question, or what a sentence says to write. */
function nameIn({ text: whole, kind, row }: JudgedUnit): Pick<Part, 'name' | 'prompt'> | undefined {
  const text = row?.cells.find((cell) => cell.endsWith('?')) ?? whole;
  const titled = runInTitle(text);
  if (titled) return titled;
  if (kind === 'heading' || kind === 'label') {
    const name = sectionName(text);
    return name ? { name } : undefined;
  }
  if (text.endsWith('?')) return asking(questionName(text), text);
  const short = text.length <= 80 ? sectionName(text) : undefined;
  if (short && !/[.!]$/.test(text)) return { name: short };
  return asking(askedName(text) ?? itemName(text) ?? questionName(text), text);
}

const asking = (name: string | undefined, prompt: string) => (name ? { name, prompt } : undefined);
