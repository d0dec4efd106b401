import type { Aside, Chapter, Place } from './guidelines.ts';
import { olderEditions } from './older-editions.ts';
import { openProgramme } from './other-programmes.ts';

const isWithin =
  ({ block }: Place) =>
  (chapter: Chapter): boolean =>
    block >= chapter.block && block < chapter.end;

/** Marks what stands in the chapters of other programmes and of this one's earlier years, where a page tells of several. */
export const setAside = (chapters: Chapter[]) => {
  const others = openProgramme(chapters)?.others ?? [];
  const older = olderEditions(chapters);
  return <T extends Place & { aside?: Aside }>(part: T): T => {
    if (others.some(isWithin(part))) return { ...part, aside: 'elsewhere' };
    return older.some(isWithin(part)) ? { ...part, aside: 'past' } : part;
  };
};
