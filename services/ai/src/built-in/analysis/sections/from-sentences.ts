import { squeeze } from '../../../text/normalize.ts';
import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isContentPath } from './content-region.ts';
import { isSectionName, sectionName, soundsLikeSection } from './section-name.ts';

const says =
  /\b(?:applications?|proposals?|letters? of (?:inquiry|intent)|submissions?|narratives?|packages?|requests?)\b[^.:]{0,90}?\b(?:must|should|shall|will|needs? to|are required to)?\s*(?:also )?(?:include|contain|consist of|provide|be accompanied by|comprise|describe|address)s?:?\s+(.+)$/i;

/** "You will also be asked to submit a cover letter, a budget, and …" */
const asks =
  /\byou (?:will|must|should|need to)(?: also)? (?:be (?:asked|required) to )?(?:submit|include|provide|send)\s+(.+)$/i;

const article =
  /^(?:and |or |(?:an? )?cop(?:y|ies) of |your organi[sz]ation's |an? |the |your |one |two |brief |detailed |short |current |complete |also )+/i;
const between = /(?:[,;]\s+(?:and\s+)?|\s+and\s+(?=an?\s|the\s|your\s))(?![^()]*\))/;

const titled = (part: string): string =>
  sectionName(part)
    .replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/\b(Of|And|The|For|To|In|With|A)\b/g, (word) => word.toLowerCase())
    .replace(/\bCv\b/g, 'CV');

const partsOf = (list: string): { name: string; limit: SectionCandidate['limit'] }[] =>
  list
    .replace(/(^|\s)\(?(?:\d{1,2}|[a-h])\)\s/g, '$1')
    .split(between)
    .map((piece) => ({
      limit: lengthLimitOf(piece),
      part: squeeze(piece.replace(/\([^)]*\)/g, ''))
        .replace(/[.;]$/, '')
        .replace(article, '')
        .trim(),
    }))
    .filter(({ part }) => part.split(' ').length <= 6 && soundsLikeSection(part))
    .map(({ part, limit }) => ({ name: titled(part), limit }))
    .filter(({ name }) => isSectionName(name));

/** "Proposals should include a cover letter, a project narrative and a budget." */
export const sectionsFromSentences = (guidelines: Guidelines): SectionCandidate[] =>
  guidelines.statements.flatMap((statement) => {
    if (statement.aside || statement.text.length > 500) return [];
    const list = says.exec(statement.text)?.[1] ?? asks.exec(statement.text)?.[1];
    const parts = partsOf(list ?? '');
    // Fewer are what one text is to tell, and no parts.
    if (parts.length < 3) return [];
    return parts.map(({ name, limit }): SectionCandidate =>
      partAt(statement, {
        name,
        limit,
        from: 'sentence',
      }),
    );
  });

const title =
  '((?:[A-Z][\\w&-]+\\s+(?:(?:and|of|for|&)\\s+)?){1,5}(?:Plan|Statement|Summary|Narrative|Abstract|Sketch(?:es)?|Justification|Support|Commitment))';
const mentions = [
  new RegExp(
    `\\b(?:instructions for|submit|include|provide|upload|attach|complete) (?:the|an?|your) ${title}\\b`,
  ),
  new RegExp(`\\bin the ${title} (?:attachment|section|form|file)\\b`),
];

/** "… must comply with the instructions for the Data Management and Sharing Plan": named only in passing, but asked for. */
export const sectionsFromMentions = (guidelines: Guidelines): SectionCandidate[] =>
  guidelines.statements.flatMap((statement): SectionCandidate[] => {
    if (statement.aside || !isContentPath(statement.path)) return [];
    const name = mentions.map((pattern) => pattern.exec(statement.text)?.[1]).find(Boolean);
    if (!name || !isSectionName(name)) return [];
    return [
      partAt(statement, {
        name,
        told: [statement.text],
        required: !/\bif applicable|optional\b/i.test(statement.text),
        from: 'sentence',
      }),
    ];
  });
