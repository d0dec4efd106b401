import type { Chapter, Guidelines, Statement } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import type { SectionCandidate } from './candidate.ts';
import { isContentPath } from './content-region.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { isSectionName, sectionName, soundsLikeSection } from './section-name.ts';

/** Titles of what holds the parts, or of papers that come with them. */
const container =
  /^(?:(?:the |your |full |complete |required |supporting |supplemental |other )*(?:proposal|application|attachments?|appendi(?:x|ces)|documents?|documentation|materials|enclosures|uploads|support materials)|work samples?|narrative questions|full proposal|letter of (?:inquiry|intent|interest))$/i;

const pointsOf = (text: string): number | undefined => {
  const match = /(\d{1,3})\s*(?:points?|pts|%)/i.exec(text);
  return match ? Number(match[1]) : undefined;
};

/** What a stretch of the guidelines tells and asks about a section. */
export const contentOf = (
  statements: Statement[],
): Pick<SectionCandidate, 'told' | 'prompts'> & { limit?: SectionCandidate['limit'] } => {
  const prompts: string[] = [];
  const told: string[] = [];
  for (const statement of statements) {
    if (statement.aside === 'example' || statement.form === 'pair') continue;
    const listed =
      statement.form === 'item' &&
      /\b(?:describe|explain|address|include|discuss|provide|following|answer|demonstrate)\b.*:?$/i.test(
        statement.lead ?? '',
      ) &&
      statement.text.length <= 400;
    if (
      isPrompt(statement) ||
      (listed && statement.text.split(' ').length >= 3 && !/:$/.test(statement.text))
    )
      prompts.push(...splitPrompt(statement.text));
    else told.push(statement.text);
  }
  const limit = statements
    .map((statement) =>
      /\bper (?:person|letter)|\beach\b/i.test(statement.text)
        ? undefined
        : lengthLimitOf(statement.text),
    )
    .find(Boolean);
  return { told, prompts: [...new Set(prompts)].slice(0, 40), ...(limit ? { limit } : {}) };
};

/** Headings under "Application contents", "Project narrative" and the like. */
export const sectionsFromHeadings = (guidelines: Guidelines): SectionCandidate[] => {
  const { chapters, statements, reading } = guidelines;
  const inside = chapters.filter((chapter) => {
    const name = sectionName(chapter.title);
    if (
      !isSectionName(name) ||
      container.test(name) ||
      /^(?:attachment|appendix|exhibit) [\dA-Z]+\b/i.test(chapter.title)
    )
      return false;
    return isContentPath(chapter.path.slice(0, -1));
  });
  return inside.flatMap((chapter): SectionCandidate[] => {
    const block = reading.blocks[chapter.block];
    if (!block || block.type === 'table') return [];
    const within = (other: Chapter): boolean =>
      other.block > chapter.block && other.block < chapter.end;
    const parts = inside.filter(within);
    const firstPart = Math.min(chapter.end, ...parts.map((part) => part.block));
    const own = statements.filter(
      (statement) => statement.block > chapter.block && statement.block < firstPart,
    );
    if (chapter.level >= 7 && own.length === 0) return [];
    const content = contentOf(own);
    // Looks like a heading only by its shape: then it must ask for something, or sound like a section.
    const real = chapter.level < 7;
    if (!real && !soundsLikeSection(chapter.title) && !lengthLimitOf(chapter.title)) return [];
    if (
      real &&
      content.prompts.length === 0 &&
      !soundsLikeSection(chapter.title) &&
      !/\b(?:form|SF|PHS|R&R|letters?|agreements?)\b/.test(chapter.title)
    )
      return [];
    const limit = lengthLimitOf(chapter.title) ?? content.limit;
    const points = pointsOf(chapter.title);
    return [
      {
        name: sectionName(chapter.title),
        block: chapter.block,
        end: chapter.end,
        quote: block.text,
        ...(chapter.page ? { page: chapter.page } : {}),
        told: content.told,
        prompts: content.prompts,
        ...(limit ? { limit } : {}),
        ...(points === undefined ? {} : { points }),
        required: !/\boptional\b|if applicable/i.test(`${chapter.title} ${own[0]?.text ?? ''}`),
        from: 'heading',
      },
    ];
  });
};
