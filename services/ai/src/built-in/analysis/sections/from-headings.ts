import type { Chapter, Guidelines, Statement } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import type { SectionCandidate } from './candidate.ts';
import { announcesContent, isContentPath, tableOfContents } from './content-region.ts';
import { isPrompt, splitPrompt, toldInOne } from './prompts.ts';
import { isSectionName, sectionName, soundsLikeSection } from './section-name.ts';
import { isTellingSection, isTypicalSection } from './typical.ts';

/** Titles of what holds the parts, or of papers that come with them. */
export const container =
  /^(?:(?:the |your |full |complete |required |supporting |supplemental |supplementary |other )*(?:proposals?|applications?|attachments?|appendi(?:x|ces)|documents?|documentation|materials|enclosures|uploads|support materials)|work samples?|narrative questions|full proposal|program description)$/i;
const firstLetter = /^letters? of (?:inquiry|enquiry|intent|interest)$/i;
/** "PART D: FINANCIAL" among its like names a part, whatever its words. */
const numberedPart = /^(?:part|section) (?:[\dA-Z]{1,3}|[IVX]{1,5}) ?[:.-] /i;
/** What a final report asks for is written after the award. */
const ofReport =
  /\b(?:final|interim|progress|mid[- ]?term|annual|year[- ]end|closing|close-?out|grant|project) reports?\b/i;
const numberedPaper = /^(?:attachment|appendix|exhibit|annex) [\dA-Z]+\b/i;

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
    if (statement.aside === 'example') continue;
    if (statement.form === 'pair') {
      // "Methods" over "Explain the activities." is a title with what it asks, however short.
      const { value = '' } = statement;
      if (isPrompt({ text: value })) prompts.push(...splitPrompt(value));
      continue;
    }
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
    else if (toldInOne(statement.text).length > 0) {
      told.push(statement.text);
      prompts.push(...toldInOne(statement.text));
    } else told.push(statement.text);
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

const asksWithLimits = (chapter: Chapter, statements: Statement[]): boolean => {
  const own = statements.filter(
    (statement) =>
      statement.block > chapter.block &&
      statement.block < chapter.end &&
      (statement.path.at(-1) === chapter.title ||
        (statement.path.at(-2) === chapter.title && isQuestion(statement.path.at(-1) ?? ''))),
  );
  // "Word limit: 500" may stand on a line of its own under the question.
  return (
    own.length <= 12 &&
    own.some(
      (statement) =>
        isPrompt(statement) || asksInLabel(statement) || isQuestion(statement.path.at(-1) ?? ''),
    ) &&
    own.some(
      (statement) =>
        lengthLimitOf(statement.text) !== undefined &&
        (isPrompt(statement) || /^(?:word|page|character)s?\b/i.test(statement.text)),
    )
  );
};

/** "4. Who will be better off (150 words)" over what it asks is a part to write, whatever its words. */
const asksUnderLimit = (chapter: Chapter, { chapters, statements }: Guidelines): boolean => {
  const isUnder = ({ block }: { block: number }): boolean =>
    block > chapter.block && block < chapter.end;
  return (
    lengthLimitOf(chapter.title) !== undefined &&
    (chapters.some((other) => isUnder(other) && isQuestion(other.title)) ||
      statements.some(
        (each) => isUnder(each) && (isPrompt(each) || isPrompt({ text: each.value ?? '' })),
      ))
  );
};

const isQuestion = (title: string): boolean => /\?$/.test(title);

const ofAnswers = /\b(?:faqs?|frequently|questions and answers|q ?& ?a)\b/i;
/** "Implementation" over nothing but questions: on a page of answers they would have some. */
const asksOnly = (chapter: Chapter, statements: Statement[]): boolean => {
  const own = statements.filter(({ block }) => block > chapter.block && block < chapter.end);
  const questions = own.filter(({ text }) => isQuestion(text));
  return (
    questions.length >= 2 &&
    questions.length >= own.length * 0.7 &&
    chapter.title.split(' ').length <= 5 &&
    !isQuestion(chapter.title) &&
    !chapter.path.some((title) => ofAnswers.test(title))
  );
};

/** "Question: What are you hoping to achieve?" */
const asksInLabel = ({ value }: Statement): boolean => /\?$/.test(value ?? '');

const parentOf = (chapter: Chapter): string => chapter.path.slice(0, -1).join(' › ');

/** Titles over chapters of which several can only be parts of an application, whatever the title says. */
const tellingParents = (guidelines: Guidelines): Set<string> => {
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
    const asks = statements.some(
      (statement) => statement.block === chapter.block + 1 && isPrompt(statement),
    );
    // A chapter of questions with limits on the answers can be nothing but a part to write.
    if (
      asksWithLimits(chapter, statements) ||
      asksUnderLimit(chapter, guidelines) ||
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
const announcedParents = ({ chapters, statements }: Guidelines): Set<string> =>
  new Set(
    chapters.flatMap((parent) => {
      const parts = chapters.filter((chapter) => parentOf(chapter) === parent.path.join(' › '));
      const first = parts[0];
      const leads =
        parts.length >= 3 &&
        first !== undefined &&
        statements.some(
          ({ block, text, aside }) =>
            !aside && block > parent.block && block < first.block && below.test(text),
        );
      return leads ? [parent.path.join(' › ')] : [];
    }),
  );

const leastLike = 6;
/** "Environmental Conditions" between "Summary Description" and "Staff Contributions", in the same type, is a part as they are. */
const isAmongParts = (chapter: Chapter, inside: Chapter[]): boolean => {
  const like = inside.filter(
    (other) => other.level === chapter.level && parentOf(other) === parentOf(chapter),
  );
  const sounding = like.filter(({ title }) => soundsLikeSection(title));
  return like.length >= leastLike && sounding.length * 2 >= like.length;
};

const asksNothingOfItsOwn = (own: Statement[]): boolean =>
  own.every(({ text }) => /\b(?:all|follow(?: all)?(?: the)?) instructions\b|^see\b/i.test(text));

/** Headings under "Application contents", "Project narrative" and the like. */
export const sectionsFromHeadings = (guidelines: Guidelines): SectionCandidate[] => {
  const { chapters, statements, reading } = guidelines;
  const telling = tellingParents(guidelines);
  const announced = announcedParents(guidelines);
  const isInside = (chapter: Chapter): boolean =>
    isContentPath(chapter.path.slice(0, -1)) || announced.has(parentOf(chapter));
  const inside = chapters.filter((chapter) => {
    const name = sectionName(chapter.title);
    if (firstLetter.test(name)) return true;
    if (container.test(name) || numberedPaper.test(chapter.title)) return false;
    if (
      !isSectionName(name) &&
      !asksUnderLimit(chapter, guidelines) &&
      !asksOnly(chapter, statements)
    )
      return false;
    if (
      chapter.path
        .slice(0, -1)
        .some((title) => [numberedPaper, tableOfContents, ofReport].some((of) => of.test(title)))
    )
      return false;
    return isInside(chapter) || telling.has(parentOf(chapter));
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
    const questions = chapters
      .filter((other) => within(other) && other.block < firstPart && isQuestion(other.title))
      .map(({ title }) => title.replace(/^question\s*\d*\s*[:.]\s*/i, ''));
    content.prompts.unshift(...questions.flatMap(splitPrompt));
    // The calendar of the call stands under the same title as the timeline of a project.
    if (/^(?:timeline|schedule)$/i.test(sectionName(chapter.title)) && content.prompts.length === 0)
      return [];
    const limit = lengthLimitOf(chapter.title) ?? content.limit;
    const typical = isTypicalSection(chapter.title);
    const name = sectionName(chapter.title);
    if (firstLetter.test(name)) {
      // Only where the guidelines say what the letter must tell is it something to write.
      if (content.prompts.length < 2) return [];
    } else if (
      announcesContent(chapter.title) &&
      parts.length >= 2 &&
      content.prompts.length === 0 &&
      !typical
    )
      return [];
    else if (
      !isInside(chapter) &&
      !asksWithLimits(chapter, own) &&
      !asksUnderLimit(chapter, guidelines) &&
      !asksOnly(chapter, statements)
    ) {
      if (!typical || (content.prompts.length === 0 && !limit && !isTellingSection(name)))
        return [];
    }
    // Looks like a heading only by its shape: then it must ask for something, or sound like a section.
    else if (chapter.level >= 7) {
      if (
        !soundsLikeSection(chapter.title) &&
        !lengthLimitOf(chapter.title) &&
        !(numberedPart.test(chapter.title) && own.length > 0) &&
        !(content.prompts.length > 0 && isAmongParts(chapter, inside))
      )
        return [];
    } else if (
      (content.prompts.length === 0 || asksNothingOfItsOwn(own)) &&
      !soundsLikeSection(chapter.title) &&
      !(numberedPart.test(chapter.title) && own.length > 0)
    )
      return [];
    const points = pointsOf(chapter.title);
    const optional = /\b(?:optional|not required)\b|if applicable/i.test(
      `${chapter.title} ${own[0]?.text ?? ''}`,
    );
    return [
      {
        name,
        block: chapter.block,
        end: chapter.end,
        quote: block.text,
        ...(chapter.page ? { page: chapter.page } : {}),
        told: content.told,
        prompts: content.prompts,
        ...(limit ? { limit } : {}),
        ...(points === undefined ? {} : { points }),
        required: !optional,
        from: 'heading',
      },
    ];
  });
};
