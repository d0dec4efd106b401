import { squeeze } from '../text/normalize.ts';
import type { Doc } from '../document/read-document.ts';
import { chanceOf, type JudgedUnit } from './judge-units.ts';

const leastChance = 0.3;
const maxNameLength = 150;

/** What the program is called: the likeliest title of it, else the title of the document. */
export function programName({ reading }: Doc, units: readonly JudgedUnit[]): string {
  const best = likeliest(units, 'program');
  const title = best ? best.text : (reading.title ?? units.find(isTitle)?.text ?? '');
  return squeeze(title).slice(0, maxNameLength);
}

const isTitle = ({ kind }: JudgedUnit): boolean => kind === 'heading' || kind === 'label';

/** Who gives the money: an organization named where the funder is named, else whose page it is. */
export function funderName({ reading }: Doc, units: readonly JudgedUnit[]): string | undefined {
  const best = likeliest(units, 'funder');
  const named = best?.values.find(({ type }) => type === 'organization')?.text;
  return (named ?? reading.origin?.names[0] ?? mostNamed(units))?.slice(0, maxNameLength);
}

/** The likeliest unit of a role; of equally likely ones the first, and a heading before running text. */
function likeliest(units: readonly JudgedUnit[], role: 'program' | 'funder') {
  const weighed = units.map((unit, at) => {
    const chance = chanceOf(unit, [role]);
    const weight = chance + (isTitle(unit) ? 0.2 : 0) - 0.3 * Math.min(1, at / 40);
    return { unit, chance, weight };
  });
  const [best] = weighed
    .filter(({ chance, unit }) => chance >= leastChance && unit.text.length <= 400)
    .sort((a, b) => b.weight - a.weight);
  return best?.unit;
}

/** The organization that the document names most often, if more than once. */
function mostNamed(units: readonly JudgedUnit[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { values } of units)
    for (const { type, text } of values)
      if (type === 'organization') counts.set(text, (counts.get(text) ?? 0) + 1);
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best && best[1] > 1 ? best[0] : undefined;
}
