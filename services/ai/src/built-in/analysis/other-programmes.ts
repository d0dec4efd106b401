import type { Chapter } from './guidelines.ts';

const announces =
  /\b(?:requests? for (?:proposals|applications)|calls? for (?:proposals|applications)|notice of funding|rf[pa]s?|nofos?|nofa)\b/i;
const aboutCall =
  /\b(?:eligib|appl(?:y|ication)|deadline|contact|questions?|faqs?|asked|require|criteria|about|background|introduction|overview|submi|attach|budget|award|review|scope|schedule|timeline|format|proposal)/i;

const partsOf = (chapter: Chapter, chapters: Chapter[]): Chapter[] =>
  chapters.filter(
    ({ block, level }) => block > chapter.block && block < chapter.end && level > chapter.level,
  );

/**
 * A page on which a funder tells of all that it does: the one chapter that announces a call in parts of its own,
 * and its neighbours, each a programme told in a few lines. Nothing where the page is about one call only.
 */
export const openProgramme = (
  chapters: Chapter[],
): { open: Chapter; others: Chapter[] } | undefined => {
  const calls = chapters.filter(
    (chapter) => announces.test(chapter.title) && partsOf(chapter, chapters).length >= 2,
  );
  const [open] = calls;
  if (!open || calls.length > 1) return undefined;
  const others = chapters.filter(
    (chapter, at) =>
      chapter !== open &&
      chapter.level === open.level &&
      !aboutCall.test(chapter.title) &&
      // in the order of the text the first part of a chapter is the next one
      (chapters[at + 1]?.block ?? Infinity) >= chapter.end &&
      chapter.end - chapter.block <= 6,
  );
  const above = chapters.filter(({ block, level }) => block < open.block && level < open.level);
  return others.length >= 2 && above.length > 0 ? { open, others } : undefined;
};
