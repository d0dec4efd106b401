import type { Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const fewest = 2;

/**
 * "Our Daily Bread" keeps its first word, which elsewhere only says whose a thing is: it stands before the name
 * wherever the paper names it, and with its capital also where no sentence begins.
 */
export const withOur = ({ title, lines }: Paper, found: Candidate): Candidate => {
  const texts = [title ?? '', ...lines.map(({ text }) => text)];
  const pattern = new RegExp(`(.{0,3})\\b(Our )?${escaped(found.value)}(?![\\p{L}\\d])`, 'gu');
  const uses = texts.flatMap((text) => [...text.matchAll(pattern)]);
  const isMeant =
    uses.length >= fewest &&
    uses.every(([, , our]) => our !== undefined) &&
    uses.some(([, before = '']) => /[\p{L},|–—-] $/u.test(before));
  return isMeant ? { ...found, value: `Our ${found.value}` } : found;
};
