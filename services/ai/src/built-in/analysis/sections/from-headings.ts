import { statementsUnder, type Chapter, type Guidelines, type Statement } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partsBetween } from '../parts-between.ts';
import {
  asksItself,
  asksOnly,
  asksUnderLimit,
  asksWithLimits,
  isAskedOfApplicant,
  isQuestion,
  limitBelow,
  ofAnswers,
} from './asking-chapters.ts';
import type { SectionCandidate } from './candidate.ts';
import { contentOf } from './content-of.ts';
import { announcesContent, isContentPath, tableOfContents } from './content-region.ts';
import {
  announcedParents,
  amongParts,
  numberedPaper,
  parentOf,
  tellingParents,
} from './parents-of-parts.ts';
import { namesPaper } from './paper-nouns.ts';
import { splitPrompt } from './prompts.ts';
import { isSectionName, sectionName, soundsLikeSection } from './section-name.ts';
import { isTellingSection, isTypicalSection } from './typical.ts';

/** Titles of what holds the parts, or of papers that come with them. */
export const container =
  /^(?:(?:the |your |full |complete |required |supporting |supplemental |supplementary |other )*(?:proposals?|applications?|attachments?|appendi(?:x|ces)|documents?|documentation|materials|enclosures|uploads|support materials)(?: \([^()]*\))?|(?:additional|further|supporting) (?:materials|documents|items)(?: \([^()]*\)| to be .*)?|work samples?|narrative questions|full proposal|program description)$/i;
const firstLetter = /^letters? of (?:inquiry|enquiry|intent|interest)$/i;
/** "PART D: FINANCIAL" among its like names a part, whatever its words. */
const numberedPart = /^(?:part|section) (?:[\dA-Z]{1,3}|[IVX]{1,5}) ?[:.-] /i;
/** What a final report asks for is written after the award. */
const ofReport =
  /\b(?:final|interim|progress|mid[- ]?term|annual|year[- ]end|closing|close-?out|grant|project) reports?\b/i;
const pointsOf = (text: string): number | undefined => {
  const match = /(\d{1,3})\s*(?:points?|pts|%)/i.exec(text);
  return match ? Number(match[1]) : undefined;
};

const asksNothingOfItsOwn = (own: Statement[]): boolean =>
  own.length > 0 &&
  own.every(({ text }) => /\b(?:all|follow(?: all)?(?: the)?) instructions\b|^see\b/i.test(text));

const ofProgramme =
  /\b(?:this|the|our) (?:program(?:me)?|fund|initiative|fellowship|scheme|call)\b|\bno such (?:program(?:me)?|fund|fellowship|scheme|grant)\b/i;
const ofApplicant =
  /\b(?:you|your|applicants?|proposals?|applications?|proposed|describe|explain|provide)\b/i;
/** "The rationale for this programme is …": the funder's own reasons stand under the same titles as an applicant's. */
const speaksOfProgramme = (own: Statement[]): boolean =>
  own.some(({ text }) => ofProgramme.test(text)) && !own.some(({ text }) => ofApplicant.test(text));

const saysWhy =
  /^(?:background|introduction|context|overview|purpose|rationale|objectives?|goals?|aims?)\b/i;
const toReader =
  /\b(?:you|your|describe|explain|provide|discuss|outline|(?:the|this) (?:section|narrative|part))\b/i;
/** "1. Background and objectives" over what the call is for, and nothing that anybody should write. */
const tellsOfCall = (title: string, own: Statement[]): boolean =>
  saysWhy.test(sectionName(title)) &&
  own.length > 0 &&
  !own.some(({ text }) => toReader.test(text));

/** Under "What we will ask you" every title is asked, whatever it is called. */
const asking =
  /^(?:\W|\d)*(?:what (?:we(?:'ll| will)? ask|you(?:'ll| will) be asked)|(?:the )?questions (?:we(?:'ll| will)? ask|you(?:'ll| will) (?:be asked|need to answer)))\b/i;

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
    if (chapter.path.some((title) => ofAnswers.test(title))) return false;
    if (
      !isSectionName(name) &&
      !asksUnderLimit(chapter, guidelines) &&
      !asksOnly(chapter, statements) &&
      !asksItself(chapter, guidelines) &&
      limitBelow(chapter, guidelines) === undefined
    )
      return false;
    if (
      chapter.path
        .slice(0, -1)
        .some((title) => [numberedPaper, tableOfContents, ofReport].some((of) => of.test(title)))
    )
      return false;
    return (
      isInside(chapter) ||
      telling.has(parentOf(chapter)) ||
      limitBelow(chapter, guidelines) !== undefined
    );
  });
  const among = amongParts(inside);
  return inside.flatMap((chapter): SectionCandidate[] => {
    const block = reading.blocks[chapter.block];
    if (!block || block.type === 'table') return [];
    const parts = partsBetween(inside, chapter);
    const firstPart = parts[0]?.block ?? chapter.end;
    const own = statementsUnder(statements, { block: chapter.block, end: firstPart });
    if (chapter.level >= 7 && own.length === 0) return [];
    const content = contentOf(own);
    const questions = partsBetween(chapters, { block: chapter.block, end: firstPart })
      .filter((other) => isQuestion(other.title))
      .map(({ title }) => title.replace(/^question\s*\d*\s*[:.]\s*/i, ''));
    content.prompts.unshift(...questions.flatMap(splitPrompt));
    // The calendar of the call stands under the same title as the timeline of a project.
    if (
      /^(?:timeline|schedule)$/i.test(sectionName(chapter.title)) &&
      content.prompts.length === 0 &&
      !content.limit
    )
      return [];
    const limit = lengthLimitOf(chapter.title) ?? content.limit ?? limitBelow(chapter, guidelines);
    const asksNothing = content.prompts.length === 0 && !limit;
    if (asksNothing && speaksOfProgramme(own)) return [];
    if (asksNothing && !isInside(chapter) && tellsOfCall(chapter.title, own)) return [];
    const typical = isTypicalSection(chapter.title);
    if (
      asksItself(chapter, guidelines) ||
      limitBelow(chapter, guidelines) !== undefined ||
      (isInside(chapter) && isAskedOfApplicant(chapter.title))
    )
      content.prompts.unshift(...splitPrompt(chapter.title));
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
      !asksItself(chapter, guidelines) &&
      limitBelow(chapter, guidelines) === undefined &&
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
        !(content.prompts.length > 0 && among(chapter))
      )
        return [];
    } else if (
      (content.prompts.length === 0 || asksNothingOfItsOwn(own)) &&
      !soundsLikeSection(chapter.title) &&
      !asking.test(chapter.path.at(-2) ?? '') &&
      !(isInside(chapter) && /^\d{1,2}[.)]\s/.test(chapter.title) && namesPaper(name)) &&
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
