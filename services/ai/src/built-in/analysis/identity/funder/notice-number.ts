import type { Guidelines } from '../../guidelines.ts';
import type { Evidence } from '../evidence.ts';
import { headLines } from '../paper-text.ts';
import { agencies } from './agencies.ts';

const numbered = /\b(\p{Lu}{2,7})[- ]\d{2,4}[-\d]*\b/gu;

/** Whose letters the number of a notice begins with, where the paper calls its agency by them: "NSF 23-604". */
export const fromNoticeNumber = ({ reading, text }: Guidelines): Evidence[] => {
  const head = [reading.title ?? '', ...headLines(reading), text.slice(0, 3_000)].join('\n');
  const letters = new Set([...head.matchAll(numbered)].map(([, short = '']) => short));
  return [...letters].flatMap((short) => {
    const name = agencies.get(short);
    const said = text.split(new RegExp(`\\b${short}\\b`)).length - 1;
    return name && said >= 3 ? [{ name, points: 6, why: 'numbers the notice' }] : [];
  });
};
