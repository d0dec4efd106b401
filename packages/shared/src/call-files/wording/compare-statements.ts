import type { Statement } from './statement.ts';
import type { ValuesByUnit } from './values-by-unit.ts';

const isSameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((item) => b.has(item));

export const countShared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((item) => b.has(item)).length;

/** Shorter topics must match exactly. */
const minLongTopic = 3;
const minTopic = 2;

/** Whether two statements mean the same, even in different words. */
export function isSameStatement(a: Statement, b: Statement): boolean {
  if (a.words === b.words) return true;
  if (a.kind !== b.kind) return false;
  if (a.quote !== '' && a.quote === b.quote) return true;
  const hasSameModality =
    a.isNegative === b.isNegative && a.isOptional === b.isOptional && a.isChange === b.isChange;
  if (!hasSameModality || !isSameSet(a.letters, b.letters) || !haveSameValues(a.values, b.values))
    return false;
  const smaller = Math.min(a.topic.size, b.topic.size);
  const difference = a.topic.size + b.topic.size - 2 * countShared(a.topic, b.topic);
  return smaller >= minTopic && difference <= (smaller >= minLongTopic ? 1 : 0);
}

const haveSameValues = (a: ValuesByUnit, b: ValuesByUnit): boolean =>
  a.size === b.size &&
  [...a].every(([unit, values]) => isSameSet(values, b.get(unit) ?? new Set()));

/** Computes the share of the shorter topic that two statements have in common, from 0 to 1. */
export function computeTopicOverlap(a: Statement, b: Statement): number {
  const smaller = Math.min(a.topic.size, b.topic.size);
  return smaller === 0 ? 0 : countShared(a.topic, b.topic) / smaller;
}
