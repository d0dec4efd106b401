import type { Reading } from '@grantwright/shared/contract';
import type { Unit } from '../document/unit.ts';
import { comparable } from '../text/normalize.ts';
import { bareName, namePhrases } from './name-phrases.ts';

const mostNames = 3;
const leastUnits = 2;

/**
 * What a document probably calls its organization, before anything is judged: the names that its frame gives, and
 * the longest phrases that most of its units have in common.
 */
export function ownNames(
  units: readonly Unit[],
  { title = '', origin }: Pick<Reading, 'title' | 'origin'>,
): string[] {
  const counts = new Map<string, { text: string; count: number }>();
  for (const { text, values } of units) {
    const named = values.filter(({ type }) => type === 'organization').map((value) => value.text);
    for (const phrase of namePhrases(text, named)) {
      const bare = bareName(phrase);
      if (!bare.includes(' ')) continue;
      const known = counts.get(bare);
      if (known) known.count++;
      else counts.set(bare, { text: phrase, count: 1 });
    }
  }
  const frame = comparable(`${title} ${origin?.names.join(' ') ?? ''}`);
  const weighed = [...counts]
    .map(([bare, { text, count }]) => {
      const weight = count * Math.log2(1 + bare.split(' ').length) * (frame.includes(bare) ? 3 : 1);
      return { text, count, weight, isFramed: frame.includes(bare) };
    })
    .filter(({ count, isFramed }) => count >= leastUnits || isFramed)
    .sort((a, b) => b.weight - a.weight);
  return weighed.slice(0, mostNames).map(({ text }) => text);
}
