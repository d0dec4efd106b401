import { grouped } from '../grouped.ts';
import { statementsOf, statementsUnder, type Chapter, type Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { asksItself, asksOnly, asksUnderLimit, asksWithLimits } from './asking-chapters.ts';
import { isPrompt } from './prompts.ts';
import { soundsLikeSection } from './section-name.ts';
import { isTellingSection, isTypicalSection } from './typical.ts';

export const numberedPaper = /^(?:attachment|appendix|exhibit|annex) [\dA-Z]+\b/i;

export const parentOf = (chapter: Chapter): string => chapter.path.slice(0, -1).join(' › ');

/** Titles over chapters of which several can only be parts of an application, whatever the title says. */
export const tellingParents = (guidelines: Guidelines): Set<string> => {
  const { chapters, statements } = guidelines;
  const telling = new Map<string, number>();
  for (const chapter of chapters) {
    if (
      /\b(?:review|evaluat\w+|selection|scoring) (?:criteria|process|factors?)|\bcriteria\b/i.test(
        parentOf(chapter),
      )
    )
      continue;
    if (numberedPaper.test(chapter.title)) continue;
    const asks = statementsOf(statements, chapter.block + 1).some((each) => isPrompt(each));
    // A chapter of questions with limits on the answers can be nothing but a part to write.
    if (
      asksWithLimits(chapter, statements) ||
      asksUnderLimit(chapter, guidelines) ||
      asksItself(chapter, guidelines) ||
      asksOnly(chapter, statements)
    ) {
      telling.set(parentOf(chapter), (telling.get(parentOf(chapter)) ?? 0) + 1);
      continue;
    }
    const sure = isTellingSection(chapter.title) || lengthLimitOf(chapter.title) !== undefined;
    const weight = isTypicalSection(chapter.title) ? (sure ? 1 : asks ? 0.7 : 0.4) : 0;
    telling.set(parentOf(chapter), (telling.get(parentOf(chapter)) ?? 0) + weight);
  }
  return new Set([...telling].flatMap(([parent, weight]) => (weight >= 2 ? [parent] : [])));
};

const below =
  /\b(?:templates?|forms?|questions|sections|outline|headings|fields)\b[^.]{0,20}\b(?:below|that follow|as follows)\b|\b(?:following|below) (?:templates?|sections|headings|form|questions|outline|structure|fields)\b|\b(?:complete|fill (?:in|out)|answer)\b[^.]{0,30}\b(?:the following|below)\b/i;

/** Titles over a sentence such as "Open an issue with the template below", and then over titles. */
export const announcedParents = ({ chapters, statements }: Guidelines): Set<string> => {
  const partsUnder = grouped(chapters, parentOf);
  return new Set(
    chapters.flatMap((parent) => {
      const path = parent.path.join(' › ');
      const [first, ...others] = partsUnder.get(path) ?? [];
      const leads =
        first !== undefined &&
        others.length >= 2 &&
        statementsUnder(statements, { block: parent.block, end: first.block }).some(
          ({ text, aside }) => !aside && below.test(text),
        );
      return leads ? [path] : [];
    }),
  );
};

const leastLike = 6;
/** "Environmental Conditions" between "Summary Description" and "Staff Contributions", in the same type, is a part as they are. */
export const amongParts = (inside: Chapter[]): ((chapter: Chapter) => boolean) => {
  const keyOf = (chapter: Chapter): string => `${chapter.level} ${parentOf(chapter)}`;
  const likes = new Map<string, { all: number; sounding: number }>();
  for (const chapter of inside) {
    const like = likes.get(keyOf(chapter)) ?? { all: 0, sounding: 0 };
    like.all++;
    if (soundsLikeSection(chapter.title)) like.sounding++;
    likes.set(keyOf(chapter), like);
  }
  return (chapter) => {
    const { all, sounding } = likes.get(keyOf(chapter)) ?? { all: 0, sounding: 0 };
    return all >= leastLike && sounding * 2 >= all;
  };
};
