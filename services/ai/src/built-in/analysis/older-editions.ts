import { contentWords } from '@grantwright/analyst';
import type { Chapter } from './guidelines.ts';

const year = /\b(20\d\d)(?:\s?[-/–]\s?(?:20)?\d\d)?\b/;
const ofProgramme =
  /\b(?:program(?:me)?s?|grants?|awards?|fellowships?|scholarships?|prizes?|funds?|competitions?|calls?|schemes?|challenges?)\b/i;
const fewestWords = 3;
/** A line or two under a year is a round of the same call, and no call of its own. */
const fewestBlocks = 8;

const nameOf = ({ title }: Chapter): readonly string[] => contentWords(title.replace(/\d+/g, ' '));

/** "Research Abroad Program 2025", and below it the whole call of 2019: only the newest is open. */
export const olderEditions = (chapters: Chapter[]): Chapter[] => {
  const dated = chapters.flatMap((chapter) => {
    const found = Number(year.exec(chapter.title)?.[1]);
    return found && ofProgramme.test(chapter.title)
      ? [{ chapter, year: found, words: nameOf(chapter) }]
      : [];
  });
  return dated
    .filter(
      (old) =>
        old.chapter.end - old.chapter.block >= fewestBlocks &&
        dated.some((newer) => {
          const shared = newer.words.filter((word) => old.words.includes(word)).length;
          return newer.year > old.year && shared >= fewestWords && shared >= newer.words.length - 1;
        }),
    )
    .map(({ chapter }) => chapter);
};
