import type { Aside, Chapter, Place } from './guidelines.ts';
import { olderEditions } from './older-editions.ts';
import { openProgramme } from './other-programmes.ts';

const blocksOf = (chapters: Chapter[]): Set<number> =>
  new Set(
    chapters.flatMap(({ block, end }) =>
      Array.from({ length: end - block }, (_, index) => block + index),
    ),
  );

/** Marks what stands in the chapters of other programmes and of this one's earlier years, where a page tells of several. */
export const setAside = (chapters: Chapter[]) => {
  const others = blocksOf(openProgramme(chapters)?.others ?? []);
  const older = blocksOf(olderEditions(chapters));
  return <T extends Place & { aside?: Aside }>(part: T): T => {
    if (others.has(part.block)) return { ...part, aside: 'elsewhere' };
    return older.has(part.block) ? { ...part, aside: 'past' } : part;
  };
};
