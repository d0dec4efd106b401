import { statementsUnder, type Chapter, type Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { contentOf } from './content-of.ts';
import { sectionName } from './section-name.ts';

/** "Applicants will be asked to supply the following information:", "The form asks you about:" */
const announces =
  /^(?=.*:$)(?=.*\b(?:applicants?|you|the (?:application|proposal|form)(?: form)?)\b)(?=.*\b(?:(?:asked|required|requested|need|invited) to (?:supply|provide|give|submit|include|complete|fill|answer|describe|write)|(?:must|should|will|shall) (?:supply|provide|include|contain|have|complete|answer|consist of)|asks?|consists? of|(?:is|are) (?:made up|composed) of)\b).*$/i;
const information =
  /\b(?:following|these|below)\b.{0,30}\b(?:information|sections?|parts?|details|fields|questions|headings|elements|components)\b|\b(?:information|sections?|parts?|questions) (?:below|about)\b/i;
const ofOthers = /\b(?:eligib|criteri|deadline|review|report|cover|after|contact us|how to|faq)/i;
const fewest = 3;
const longestTitle = 80;

/** Where a sentence announces what must be given and titles of one rank follow, each of them is a part, whatever it is called. */
export const sectionsFromAnnouncedHeadings = (guidelines: Guidelines): SectionCandidate[] => {
  const { chapters, statements, reading } = guidelines;
  const real = chapters.filter(({ level }) => level < 7);
  return real.flatMap((first): SectionCandidate[] => {
    const said = statements.findLast(({ block }) => block === first.block - 1);
    if (!said || said.aside || said.form !== 'sentence') return [];
    if (!announces.test(said.text) || !information.test(said.text)) return [];
    const over = real.findLast(
      ({ block, end, level }) => block < said.block && end > first.block && level < first.level,
    );
    const end = over?.end ?? reading.blocks.length;
    const row: Chapter[] = [];
    for (const chapter of real) {
      if (chapter.block < first.block || chapter.block >= end) continue;
      if (chapter.level < first.level) break;
      if (chapter.level === first.level) row.push(chapter);
    }
    const titles = row.map(({ title }) => title);
    if (titles.length < fewest || titles.some((title) => title.length > longestTitle)) return [];
    if (titles.some((title) => ofOthers.test(title))) return [];
    return row.map((chapter) => {
      const block = reading.blocks[chapter.block];
      const content = contentOf(statementsUnder(statements, chapter));
      const quote = block && block.type !== 'table' ? block.text : chapter.title;
      return {
        ...partAt(
          { block: chapter.block, quote, page: chapter.page },
          {
            name: sectionName(chapter.title),
            ...content,
            limit: lengthLimitOf(chapter.title) ?? content.limit,
            required: !/\boptional\b|if applicable/i.test(chapter.title),
            from: 'heading',
          },
        ),
        end: chapter.end,
      };
    });
  });
};
