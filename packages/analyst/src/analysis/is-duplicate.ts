import { computeCosine } from '../model/compute-cosine.ts';
import { comparable } from '../text/normalize.ts';
import type { Value } from '../text/values.ts';
import type { ClassifiedUnit } from './classify-units.ts';

/** Minimum cosine of sentences with the same values and meaning. */
const minSimilarity = 0.9;

const comparedTypes: ReadonlySet<Value['type']> = new Set([
  'date',
  'time',
  'money',
  'money-range',
  'count',
  'percent',
]);

/** Whether two units have the same words, or the same values and nearly the same meaning. */
export function isDuplicate(a: ClassifiedUnit, b: ClassifiedUnit): boolean {
  if (comparable(a.text) === comparable(b.text)) return true;
  return (
    computeCosine(a.embedding, b.embedding) >= minSimilarity && joinValues(a) === joinValues(b)
  );
}

const joinValues = ({ values }: ClassifiedUnit): string =>
  values
    .filter(({ type }) => comparedTypes.has(type))
    .map(({ text }) => comparable(text))
    .sort()
    .join(' | ');
