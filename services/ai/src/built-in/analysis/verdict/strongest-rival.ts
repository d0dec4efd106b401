import { kinds } from './other-papers.ts';

const times = (text: string, pattern: RegExp): number =>
  text.match(new RegExp(pattern, 'gi'))?.length ?? 0;

/** What else a paper most seems to be, by its words, with how often a thousand words speak of that. */
export const strongestRival = (text: string): { seems: string; density: number } | undefined => {
  const words = Math.max(1, text.split(/\s+/).length);
  const [first] = kinds
    .map(([seems, pattern, bar]) => ({ seems, hits: times(text, pattern), bar }))
    .filter(({ hits, bar }) => hits >= bar / 2)
    .sort((a, b) => b.hits / b.bar - a.hits / a.bar);
  return first && { seems: first.seems, density: (first.hits / words) * 1_000 };
};
