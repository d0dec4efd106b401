import { limits, type SectionDetail } from '@grantwright/shared/contract';
import { comparable, squeeze } from '../../text/normalize.ts';
import { chanceOf, type JudgedUnit } from '../judge-units.ts';
import { lengthLimit } from './length-limit.ts';
import { isProfileField } from './profile-fields.ts';
import { itemName, questionName, sectionName } from './section-name.ts';

const leastChance = 0.35;
const leastChanceOfQuestion = 0.5;
const leastChanceOfContent = 0.4;
/** Farther from its name, a line belongs to something else. */
const mostUnits = 30;
const mostPrompts = 40;

type Named = { name: string; unit: JudgedUnit; at: number };

/** The parts that an applicant writes, in the funder's order, each with what it must say and how long it may be. */
export function findSections(units: readonly JudgedUnit[]): SectionDetail[] {
  const parts = withAsked(units, namedParts(units)).map((part) => ({
    ...part,
    ...contentOf(part, units),
  }));
  return withoutRepeats(parts)
    .slice(0, limits.sections)
    .map(({ name, unit, prompts, limit }) => ({
      name,
      description: prompts[0] ?? '',
      required: !/\b(?:optional|if applicable)\b/i.test(unit.text),
      prompts,
      quote: unit.text,
      ...(limit && { limit }),
      ...(unit.page !== undefined && { page: unit.page }),
    }));
}

const isPart = (unit: JudgedUnit): boolean => chanceOf(unit, ['section']) >= leastChance;

const namedParts = (units: readonly JudgedUnit[]): Named[] =>
  units.flatMap((unit, at) => {
    const name = isPart(unit) && unit.checked === undefined ? sectionName(unit.text) : undefined;
    return name && !isProfileField(name) ? [{ name, unit, at }] : [];
  });

/**
 * What stands under no part is one by itself when an answer of its own is asked for: a question, an item of a
 * list that says what to hand in, a field with room for sentences.
 */
function withAsked(units: readonly JudgedUnit[], parts: readonly Named[]): Named[] {
  const ends = parts.map((part) => ({ from: part.at, to: endOf(part, units) }));
  const asked = units.flatMap((unit, at) => {
    if (isPart(unit) || ends.some(({ from, to }) => at > from && at < to)) return [];
    const name = unit.field === 'long' ? questionName(unit.text) : askedName(unit);
    return name && !isProfileField(name) ? [{ name, unit, at }] : [];
  });
  return [...parts, ...asked].sort((a, b) => a.at - b.at);
}

function askedName(unit: JudgedUnit): string | undefined {
  if (chanceOf(unit, ['prompt']) < leastChanceOfQuestion) return undefined;
  if (unit.text.endsWith('?')) return questionName(unit.text);
  return unit.kind === 'item' || unit.kind === 'row' ? itemName(unit.text) : undefined;
}

type Content = Pick<SectionDetail, 'prompts' | 'limit'>;

function endOf({ unit, at }: Named, units: readonly JudgedUnit[]): number {
  const next = units.findIndex((other, index) => index > at && endsPart(unit, other));
  return Math.min(next < 0 ? units.length : next, at + mostUnits);
}

function contentOf(part: Named, units: readonly JudgedUnit[]): Content {
  const { unit, at } = part;
  const lines = units.slice(at + 1, endOf(part, units));
  const prompts = lines
    .filter((line) => chanceOf(line, ['prompt']) >= leastChanceOfContent)
    .map(({ text }) => squeeze(text))
    .slice(0, mostPrompts);
  const limit =
    lengthLimit(unit) ??
    lines
      .filter((line) => chanceOf(line, ['limit', 'prompt', 'format']) >= leastChanceOfContent)
      .map(lengthLimit)
      .find((found) => found !== undefined);
  return { prompts, ...(limit && { limit }) };
}

/** The next part, or the next heading that is no deeper than the name of this one. */
const endsPart = (name: JudgedUnit, other: JudgedUnit): boolean =>
  isPart(other) ||
  (other.kind === 'heading' && (name.kind !== 'heading' || other.level <= name.level));

function withoutRepeats<T extends Named>(parts: readonly T[]): T[] {
  const said = new Set<string>();
  return parts.filter(({ name }) => {
    const words = comparable(name);
    return !said.has(words) && said.add(words);
  });
}
