import type { Aside, Chapter, Place } from './guidelines.ts';
import { openProgramme } from './other-programmes.ts';

/** Marks what stands in the chapters of other programmes, where a page has one that is open among several. */
export const setAside = (chapters: Chapter[]) => {
  const others = openProgramme(chapters)?.others ?? [];
  return <T extends Place & { aside?: Aside }>(part: T): T =>
    others.some(({ block, end }) => part.block >= block && part.block < end)
      ? { ...part, aside: 'elsewhere' }
      : part;
};
