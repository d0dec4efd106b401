import type { SectionLimit } from '@grantwright/shared/contract';
import type { Unit } from '../../document/unit.ts';

/** The most words, pages or characters that a unit allows. */
export function lengthLimit({ values }: Unit): SectionLimit | undefined {
  const most = (noun: string): number | undefined => {
    const found = values.flatMap((value) =>
      value.type === 'count' && value.unit === noun && !value.atLeast
        ? [value.to ?? value.value]
        : [],
    );
    return found.length > 0 ? Math.max(...found) : undefined;
  };
  const [words, pages, characters] = [most('word'), most('page'), most('character')];
  if (words === undefined && pages === undefined && characters === undefined) return undefined;
  return {
    ...(words && { words: Math.round(words) }),
    ...(pages && { pages }),
    ...(characters && { characters: Math.round(characters) }),
  };
}
