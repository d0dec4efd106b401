import { plain, squeeze } from '@grantwright/analyst';
import { statementAt, statementsUnder, type Chapter, type Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import type { SectionCandidate } from './candidate.ts';
import { contentOf } from './content-of.ts';
import { announcesContent, isContentPath } from './content-region.ts';
import { numberedPaper } from './parents-of-parts.ts';
import { isPrompt } from './prompts.ts';
import { sectionName } from './section-name.ts';

const fewest = 5;
/** "This section provides the reviewers with …", "Outlining the problem that …", "Go into more detail about …" */
const tellsOfItself =
  /^(?:this|the) (?:section|part)\b|^(?:outlining|covering|describing|explaining|detailing)\b|^(?:go into|at a high level)\b/i;
/** Under these, questions are answered, asked of reviewers, or asked after the award. */
const ofOthers =
  /\b(?:criteri|review|scor|eligib|faqs?|frequently|questions|reports?|reporting|help|contact|about (?:us|the)|who (?:can|may)|how to apply|tips)/i;
const looksAt = 3;

const isAsked = (
  { block: start }: Chapter,
  next: number,
  { statements, reading }: Guidelines,
): boolean =>
  reading.blocks.slice(start + 1, Math.min(next, start + 1 + looksAt)).some((block, index) => {
    if (block.type === 'table') return false;
    const aside = statementAt(statements, start + 1 + index)?.aside;
    return (
      (!aside || aside === 'background') &&
      block.text
        .split(/(?<=[.?!])\s+(?=\p{Lu})/u)
        .some((text) => isPrompt({ text }) || tellsOfItself.test(text))
    );
  });

/** A template: headings in a row, nearly each over what is to be written under it. */
export const sectionsFromTemplate = (guidelines: Guidelines): SectionCandidate[] => {
  const { chapters, statements, reading } = guidelines;
  const { blocks } = reading;
  const titled = chapters.filter(({ level }) => level < 7);
  const nextOf = (index: number): number => titled[index + 1]?.block ?? blocks.length;
  const runs: { chapter: Chapter; next: number; asked: boolean }[][] = [[]];
  titled.forEach((chapter, index) => {
    const next = nextOf(index);
    const asked =
      isAsked(chapter, next, guidelines) &&
      !/\?$/.test(chapter.title) &&
      !ofOthers.test(chapter.title) &&
      !announcesContent(chapter.title) &&
      !numberedPaper.test(chapter.title);
    const run = runs.at(-1);
    if (asked || (run && run.length > 0 && run.at(-1)?.asked)) run?.push({ chapter, next, asked });
    else runs.push([]);
  });
  return runs
    .filter((run) => {
      const asked = run.filter((part) => part.asked);
      // Under a title of contents, the headings are read for what they are.
      const read = asked.filter(({ chapter }) => isContentPath(chapter.path.slice(0, -1)));
      const isRead = read.length >= asked.length * 0.5;
      return !isRead && asked.length >= fewest && asked.length >= run.length * 0.75;
    })
    .flat()
    .filter(({ asked }) => asked)
    .flatMap(({ chapter, next }): SectionCandidate[] => {
      const block = blocks[chapter.block];
      if (!block || block.type === 'table') return [];
      const content = contentOf(statementsUnder(statements, { block: chapter.block, end: next }));
      const limit = lengthLimitOf(chapter.title) ?? content.limit;
      return [
        {
          name: sectionName(squeeze(plain(chapter.title))),
          block: chapter.block,
          end: next,
          quote: block.text,
          ...(chapter.page ? { page: chapter.page } : {}),
          ...content,
          ...(limit ? { limit } : {}),
          required: !/\boptional\b|if applicable/i.test(chapter.title),
          from: 'heading',
        },
      ];
    });
};
