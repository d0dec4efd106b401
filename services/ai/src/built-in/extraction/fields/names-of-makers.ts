import type { Candidate } from '../candidate.ts';

const byMaker = /^.{2,40} by (?:the )?(\p{Lu}.+)$/u;

/** "Kite, by Alder Clubs Inc": what a body has made bears its maker's name, and is not the body. */
export const withoutProducts = (found: Candidate[]): Candidate[] => {
  const names = new Set(found.map(({ value }) => value));
  return found.filter(({ value }) => !names.has(byMaker.exec(value)?.[1] ?? ''));
};
