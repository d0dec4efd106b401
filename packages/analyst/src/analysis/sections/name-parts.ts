import { chanceOf, type JudgedUnit } from '../judge-units.ts';
import { contentWords } from '../../text/normalize.ts';
import { isProfileField } from './profile-fields.ts';
import { runInTitle } from './run-in-title.ts';
import { itemName, questionName, sectionName } from './section-name.ts';

/** A unit that names a part, and what it asks there besides. */
export type Part = { name: string; prompt?: string; unit: JudgedUnit; at: number };

/** By the score on the development documents. */
const leastEvidence = 0.25;
const weights = { section: 0.2, prompt: 0.1, ownLimit: 0.25, criteria: -0.2 };

/**
 * "Summary (140 characters)" and "Budget: 2 pages" give the part that they name its length; "The narrative may
 * not exceed 5 pages" speaks of one that is named elsewhere.
 */
const hasOwnLimit = ({ text, values }: JudgedUnit): boolean =>
  values.some((value) => {
    if (value.type !== 'count' || !lengthUnits.has(value.unit)) return false;
    const before = text.slice(Math.max(0, value.start - 120), value.start);
    const closed = Math.max(before.lastIndexOf(')'), before.lastIndexOf(']'));
    return /[([:|]|\s[–-]\s/.test(before.slice(closed + 1));
  });
const lengthUnits = new Set(['word', 'page', 'character']);

/** What speaks for a part: the unit was judged to name one, and its role is one of an application's form. */
const evidence = (unit: JudgedUnit): number =>
  unit.namesPart +
  weights.section * chanceOf(unit, ['section']) +
  weights.prompt * chanceOf(unit, ['prompt']) +
  weights.criteria * chanceOf(unit, ['criteria']) +
  (hasOwnLimit(unit) ? weights.ownLimit * chanceOf(unit, ['section', 'prompt', 'limit']) : 0);

/** The units that name a part of the application, each with the name that it gives. */
export const nameParts = (units: readonly JudgedUnit[]): Part[] =>
  units.flatMap((unit, at) => {
    if (evidence(unit) < leastEvidence || unit.checked !== undefined || isFilledIn(unit)) return [];
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
function nameIn({ text, kind }: JudgedUnit): { name: string; prompt?: string } | undefined {
  const titled = runInTitle(text);
  if (titled) return titled;
  if (kind === 'heading' || kind === 'label') {
    const name = sectionName(text);
    return name ? { name } : undefined;
  }
  if (text.endsWith('?')) return asking(questionName(text), text);
  const short = text.length <= 80 ? sectionName(text) : undefined;
  if (short && !/[.!]$/.test(text)) return { name: short };
  return asking(itemName(text) ?? questionName(text), text);
}

const asking = (name: string | undefined, prompt: string) => (name ? { name, prompt } : undefined);
