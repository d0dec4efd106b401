import { limits, type SectionDetail } from '@grantwright/shared/contract';
import { comparable, squeeze } from '../../text/normalize.ts';
import { chanceOf, type JudgedUnit } from '../judge-units.ts';
import { lengthLimit } from './length-limit.ts';
import { isProfileField } from './profile-fields.ts';
import { sectionName } from './section-name.ts';

const leastChance = 0.5;
const leastChanceOfContent = 0.4;
/** Farther from its name, a line belongs to something else. */
const mostUnits = 30;
const mostPrompts = 40;

/** The parts that an applicant writes, in the funder's order, each with what it must say and how long it may be. */
export function findSections(units: readonly JudgedUnit[]): SectionDetail[] {
  const named = units.flatMap((unit, at) => {
    if (chanceOf(unit, ['section']) < leastChance) return [];
    const name = sectionName(unit.text);
    return name && !isProfileField(name) ? [{ name, unit, at }] : [];
  });
  const said = new Set<string>();
  return named
    .filter(({ name }) => {
      const words = comparable(name);
      return !said.has(words) && said.add(words);
    })
    .slice(0, limits.sections)
    .map(({ name, unit, at }) => {
      const next = units.findIndex((other, index) => index > at && endsPart(unit, other));
      const end = Math.min(next < 0 ? units.length : next, at + mostUnits);
      const content = units.slice(at + 1, end);
      const prompts = content
        .filter((line) => chanceOf(line, ['prompt']) >= leastChanceOfContent)
        .map(({ text }) => squeeze(text))
        .slice(0, mostPrompts);
      const limit =
        lengthLimit(unit) ??
        content
          .filter((line) => chanceOf(line, ['limit', 'prompt', 'format']) >= leastChanceOfContent)
          .map(lengthLimit)
          .find((found) => found !== undefined);
      return {
        name,
        description: prompts[0] ?? '',
        required: !/\b(?:optional|if applicable)\b/i.test(unit.text),
        prompts,
        quote: unit.text,
        ...(limit && { limit }),
        ...(unit.page !== undefined && { page: unit.page }),
      };
    });
}

/** The next part, or the next heading that is no deeper than the name of this one. */
const endsPart = (name: JudgedUnit, other: JudgedUnit): boolean =>
  chanceOf(other, ['section']) >= leastChance ||
  (other.kind === 'heading' && (name.kind !== 'heading' || other.level <= name.level));
