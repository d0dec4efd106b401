import { comparable, listContentWords } from '@grantwright/analyst';
import type { SectionDetail } from '@grantwright/shared/contract';
import type { Locate } from './locate.ts';

/** A section in the key and every unit that names it. */
export type KeySection = { name: string; units: ReadonlySet<number> };

export type SectionScore = { found: string[]; missed: string[]; extra: string[] };

/** Names with at least this overlap match at any place. At the same place, half is enough. */
const sameName = 0.8;
const sameNameAtPlace = 0.5;

/** Pairs each section in the analysis with at most one section in the key, by place and name. */
export function scoreSections(
  expected: readonly KeySection[],
  predicted: readonly Pick<SectionDetail, 'name' | 'quote' | 'page'>[],
  locate: Locate,
): SectionScore {
  const open = new Set(mergeByName(expected));
  const found: string[] = [];
  const extra: string[] = [];
  for (const { name, quote, page } of predicted) {
    const units = new Set(
      [...locate(name, page), ...(quote ? locate(quote, page) : [])].flatMap((place) => [...place]),
    );
    const candidates = [...open].map((section) => {
      const overlap = computeNameOverlap(section.name, name);
      const isThere = [...section.units].some((unit) => units.has(unit));
      return { section, overlap, isSame: overlap >= (isThere ? sameNameAtPlace : sameName) };
    });
    const [match] = candidates.filter(({ isSame }) => isSame).sort((a, b) => b.overlap - a.overlap);
    if (match) {
      open.delete(match.section);
      found.push(name);
    } else extra.push(name);
  }
  return { found, missed: [...open].map(({ name }) => name), extra };
}

/** Merges entries for the same section, since a key may list a section once per place in the document. */
function mergeByName(sections: readonly KeySection[]): KeySection[] {
  const byName = new Map<string, KeySection>();
  for (const { name, units } of sections) {
    const existing = byName.get(comparable(name));
    byName.set(comparable(name), {
      name: existing?.name ?? name,
      units: new Set([...(existing?.units ?? []), ...units]),
    });
  }
  return [...byName.values()];
}

/** Computes the Dice coefficient: twice the number of shared words divided by the total number of words. */
function computeNameOverlap(a: string, b: string): number {
  const [left, right] = [new Set(listContentWords(a)), new Set(listContentWords(b))];
  const shared = [...left].filter((word) => right.has(word)).length;
  return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size);
}
