import type { Finding } from '../finding.ts';

/** "Award Floor: $300,000" and "Award Ceiling: $600,000" are one line. */
const joinFloorAndCeiling = (found: Finding[]): Finding[] => {
  const floors = found.filter(({ text }) => /^Request at least \S+$/.test(text));
  const ceilings = found.filter(({ text }) => /^Request at most \S+$/.test(text));
  const [floor, ceiling] = [floors[0], ceilings[0]];
  if (!floor || !ceiling || floors.length > 1 || ceilings.length > 1) return found;
  const least = floor.text.replace('Request at least ', '');
  const text = `Request between ${least} and ${ceiling.text.replace('Request at most ', '')}`;
  return found.flatMap((one) =>
    one === floor ? [] : [one === ceiling ? { ...one, text, covers: [floor.quote] } : one],
  );
};

/** A ceiling in all and one per year, said one after the other, are one line. */
export const joinNeighbours = (found: Finding[]): Finding[] =>
  joinFloorAndCeiling(found).flatMap((one, index) => {
    const next = found[index + 1];
    const last = found[index - 1];
    const pairs = (a: Finding | undefined, b: Finding | undefined): boolean =>
      a !== undefined &&
      b !== undefined &&
      a.block === b.block &&
      a.weight === 95 &&
      b.weight === 95 &&
      a.text.startsWith('Request at most') &&
      !a.text.endsWith('per year') &&
      /^Request at most .*(?:any single year|per year)$/.test(b.text);
    if (pairs(last, one)) return [];
    if (!next || !pairs(one, next)) return [one];
    return [
      {
        ...one,
        covers: [next.quote],
        text: `${one.text}, and no more than ${next.text.replace('Request at most ', '')}`,
      },
    ];
  });
