import { capitalize, squeeze } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isContentPath } from './content-region.ts';
import { isIdentity } from './paper.ts';
import { isSectionName, sectionName, soundsLikeSection } from './section-name.ts';

const says =
  /\b(?:applications?|proposals?|letters? of (?:inquiry|intent)|submissions?|narratives?|packages?|packets?|dossiers?|nominations?|files?|pdfs?|requests?)\b[^.:]{0,90}?\b(?:must|should|shall|will|needs? to|are required to)?\s*(?:also )?(?:(?:include|contain|consist of|provide|be accompanied by|comprise|describe|address)s?|including):?\s+(.+)$/i;

/** "You will also be asked to submit a cover letter, a budget, and …" */
const asks =
  /\byou (?:will|must|should|need to)(?: also)? (?:be (?:asked|required|able) to )?(?:submit|include|provide|send):?\s+(.+)$/i;

/** "Applicants must submit the following materials: a cover sheet; a biographical statement; …" */
const submits =
  /\b(?:applicants?|candidates?|nominators?) (?:must|should|will|shall|need to|are asked to) (?:submit|include|provide|send)\b[^:]{0,70}:\s+(.+)$/i;

/** "Within the 1,200 word narrative, include a project description, how it will benefit others, …" */
const within =
  /\b(?:within|in) (?:the|your) [^.:;]{3,40}?,(?!\d)\s*(?:please )?(?:include|provide|address|describe|discuss|explain)\s+(.+)$/i;

/** "Written proposals describing the purpose, the students served, and the timeline must be submitted to the president." */
const describing =
  /^(?:all )?(?:written |grant |funding |full |brief |short )*(?:applications?|proposals?|requests?|letters?) (?:describing|outlining|explaining|stating|detailing)\s+(.+?),? (?:must|should|shall|are to|may|can) be (?:submitted|sent|made|addressed|e-?mailed|mailed|given|turned in)\b/i;

/** "Share the background of your organization, a summary of your work, and …", where it is told how to apply. */
const orders =
  /^(?:please )?(?:share|send(?: us)?|include|provide|submit|e-?mail(?: us)?)\s+(.+)$/i;
const ofApplying = /\b(?:how to apply|to apply|applying)\b/i;

const article =
  /^(?:and |or |(?:pdf|file|document|e-?mail|packet|package) (?:containing|with|that (?:contains|includes)|including) |cop(?:y|ies) of |your organi[sz]ation's |an? |the |your |one |two |three |four |completed |(?:single|double)-spaced |signed |brief |detailed |short |current |complete |also )+/i;
/** Where clauses are set apart by semicolons, a comma stands within one. */
const betweenClauses = /;\s+(?:and\s+)?(?![^()]*\))/;
const between = /(?:[,;]\s+(?:and\s+)?|\s+and\s+(?=an?\s|the\s|your\s))(?![^()]*\))/;

const titled = (part: string): string =>
  sectionName(part)
    .replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/\b(Of|And|The|For|To|In|With|A)\b/g, (word) => word.toLowerCase())
    .replace(/\bCv\b/g, 'CV');

/** "budget and budget explanation" at the end of a list are two; "goals and objectives" is one. */
const apart = (piece: string): string[] => {
  const [first = '', ...rest] = piece.replace(/\([^)]*\)/g, '').split(/\s+and\s+/);
  const second = rest.join(' and ');
  return /\b(?:plan|budget|narrative|summary|statement|letter)$/i.test(first.trim()) &&
    first.trim().split(' ').length <= 4 &&
    /^(?:budget|work ?plan|project|plan|narrative|summary|timeline|letter|evaluation)\b/i.test(
      second,
    )
    ? [first, second]
    : [piece];
};
/** "methodology proposed to be used", "objectives from the project": what it is comes first. */
const headOf = (part: string): string =>
  part.split(' ').length <= mostWords || clause.test(part)
    ? part
    : (part.split(
        /\s(?:of (?:at most|up to)|for \w+ing|that need|addressed|signed|outlining|with|proposed|from|that|which|including|describing|you are|for which|to be)\s/i,
      )[0] ?? part);
const mostWords = 6;
/** "how the project will benefit others" is called as it is asked. */
const clause = /^(?:how|what|why|who) (?:\S+ ){3,14}\S+$/i;

const leastClauses = 4;
const longestOfClauses = 10;
const partsOf = (list: string): { name: string; limit: SectionCandidate['limit'] }[] => {
  const clauses = list.split(betweenClauses);
  // Set apart so carefully, each is one, whatever it is called.
  const isListed = clauses.length >= leastClauses;
  return list
    .replace(/(^|\s)\(?(?:\d{1,2}|[a-h])\)\s/g, '$1')
    .split(clauses.length >= 3 ? betweenClauses : between)
    .flatMap(apart)
    .map((piece) => ({
      limit: lengthLimitOf(piece),
      part: squeeze(piece.replace(/\([^)]*\)/g, ''))
        .replace(/[.;]$/, '')
        .replace(article, '')
        .trim(),
    }))
    .map(({ part, limit }) => ({ part: headOf(sectionName(part)), limit }))
    .filter(
      ({ part }) =>
        !isIdentity(part) &&
        ((isListed && part.split(' ').length <= longestOfClauses) ||
          (part.split(' ').length <= mostWords ? soundsLikeSection(part) : clause.test(part))),
    )
    .map(({ part, limit }) => ({
      name: clause.test(part) ? capitalize(part) : titled(part),
      limit,
    }))
    .filter(({ name }) => isSectionName(name));
};

/** "Proposals should include a cover letter, a project narrative and a budget." */
export const sectionsFromSentences = (guidelines: Guidelines): SectionCandidate[] =>
  guidelines.statements.flatMap((statement) => {
    if (statement.aside || statement.text.length > 500) return [];
    const said =
      describing.exec(statement.text)?.[1] ??
      submits.exec(statement.text)?.[1] ??
      within.exec(statement.text)?.[1] ??
      says.exec(statement.text)?.[1] ??
      asks.exec(statement.text)?.[1];
    const isOrder = said === undefined && ofApplying.test(statement.path.at(-1) ?? '');
    const list = isOrder ? orders.exec(statement.text)?.[1] : said;
    const parts = partsOf(list ?? '');
    // Fewer are what one text is to tell, and no parts, unless it is told how to apply.
    if (parts.length < (isOrder ? 2 : 3)) return [];
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
  // "a separate section labeled "Broader Impacts"" is a part, wherever it is spoken of.
  /\bsections? (?:that (?:is|are) )?(?:labell?ed|titled|entitled|called|named|headed|with the (?:title|heading)),? ["“']?((?:\p{Lu}[\p{L}&-]+(?: (?:(?:and|of|for|the|to) )?|(?![\p{L}&-]))){1,6})(?=["”'.,;:]|\s\p{Ll}|$)/u,
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
