import { toPlainText } from '@grantwright/shared/richtext';
import { anyOf } from '@grantwright/shared/values';
import { capitalize, listContentWords, squeeze, trimEndCharacters } from '../../text/normalize.ts';
import { removeIntroducingWords } from './introducing-words.ts';
import { shortenPhrase, removeTrailingJoints } from './shorten-phrase.ts';

const maxLength = 150;
const maxWords = 14;
const number =
  /^(?:section|part|question|q)?\s*\(?(?:\d{1,2}|[ivx]{1,4}|[a-z])(?:\.\d{1,2}){0,3}[.):]\s*/i;
/** A number before a dash, removed only before a name: "Section 1 – Personal information". */
const numberedPart = /^(?:section|part|question)\s+(?:\d{1,2}|[ivx]{1,4}|[a-z])\s+[-–—]\s+/i;
const mark = /^(?:[-*•▪●○☐☑□]|#{1,6}|\[[ x]?\])\s*/iu;

/** The end of an item that announces the next one: "A budget; and". */
const nextItem = /[;,]\s?(?:and|or|and\/or)$/i;
/** "Demographics, optional" */
const need = /,\s(?:optional|required)$/i;

/**
 * Extracts a section name from a line. Removes the number, the blank, a limit in brackets, and any text after a colon,
 * a dash or the first cell, and the words that introduce a list. Returns undefined if no possible name is left.
 */
export function parseSectionName(line: string): string | undefined {
  const [head = ''] = removeMarks(line)
    .replace(/\([^()]*\)/g, ' ')
    .split(/(?<=\p{L}):\s|\s[-–—|]\s/u);
  const name = removeIntroducingWords(
    squeeze(trimEndCharacters(head.trimEnd().replace(nextItem, '').replace(need, ''), ':;,.*|')),
  );
  return name !== undefined && name.split(' ').length <= maxWords && !statesSomething(name)
    ? validateName(name)
    : undefined;
}

const pronoun = /^(?:I|we|you|it|they|this|these|there|our)\b/i;
const finiteVerb =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|may|might|must|should|shall|do|does|did)\b/i;
/** "Groups that are not listed" is a phrase. */
const relativeClause = /\s(?:that|which|who|whom|whose|when|where|if)\s.*$/i;
const asksInClause = /^(?:how|what|why|which|who|whom|where|when|whether)\b/i;

/** Whether a line is a statement rather than a phrase, a question, or the start of a sentence to complete. */
const statesSomething = (line: string): boolean =>
  !opensSentence(line) &&
  (pronoun.test(line) ||
    (finiteVerb.test(line.replace(relativeClause, '')) &&
      !line.endsWith('?') &&
      !asksInClause.test(line)));

/** "If the project is:" */
const condition = /^(?:if|when|where)\b[^,]*$/i;
const unfinished = /\b(?:because|is|are|was|were|has|have|had|will|would|when|if|than|like)$/i;
/** Words of the funder, who announces a list rather than the applicant's words: "Applicants will:" */
const aboutApplication =
  /\b(?:you|your|they|must|should|shall|may|can|applicants?|applications?|proposals?|grantees?|funds|following)\b/i;

/** Whether the applicant completes a sentence: "Our organization is qualified because". */
const opensSentence = (line: string): boolean =>
  (unfinished.test(line) || removeTrailingJoints(line) !== line) &&
  !condition.test(line) &&
  !aboutApplication.test(line);

/** "If the project has changed since the last grant, please explain." */
const requestAtEnd =
  /(?:, (?:please )?|\bplease )(?:also |briefly )?(?:explain|describe|elaborate|specify|discuss)(?: (?:why|how|below|here))?\W*$/i;
/** A shorter condition refers to the line above: "If not, please explain." */
const minWordsOfCondition = 3;

/** Names a section after a whole line that is a clause or a phrase. Returns undefined for a statement. */
export function parsePhraseName(line: string): string | undefined {
  const name = parseQuestionName(line);
  const clause = name?.replace(requestAtEnd, '');
  if (name === undefined || clause === undefined) return undefined;
  if (clause !== name && listContentWords(clause).length >= minWordsOfCondition)
    return shortenPhrase(clause);
  if (statesSomething(name)) return undefined;
  return asksInClause.test(name) ? name : shortenPhrase(name);
}

/** Turns a question into the name of the section that answers it. */
export const parseQuestionName = (line: string): string | undefined =>
  validateName(squeeze(removeMarks(line).replace(/\([^()]*\)/g, ' ')));

const article =
  /^(?:an?|the|your|one|two|brief|short|detailed|complete|completed|full|clear|any)\s+/i;
const nameEnd = anyOf(
  /[,:;.(–—]|\s-\s/i,
  /\b(?:that|which|who|what|how|why|whether|describing|explaining|including|outlining)\b/i,
  /\b(?:showing|stating|with|for each|of no more|of at most|not exceeding|up to)\b/i,
  /\b(?:no longer|is|are|should|must|will|can|may)\b/i,
);
const maxNameWords = 7;

/** Names the document requested by an item after its first words: "A budget that lists all costs" is a budget. */
export function parseItemName(line: string): string | undefined {
  const bare = removeMarks(line).replace(article, '').replace(article, '');
  const end = bare.search(nameEnd);
  const finite = bare.search(finiteVerb);
  if (finite >= 0 && finite <= end) return undefined;
  const short = removeTrailingJoints(squeeze(end < 0 ? bare : bare.slice(0, end)));
  return short.split(' ').length <= maxNameWords ? validateName(short) : undefined;
}

/** Removes the bullet, box, number and blank from a line. */
export const removeMarks = (line: string): string =>
  squeeze(toPlainText(line).replace(/[_.]{3,}/g, ' '))
    .replace(mark, '')
    .replace(numberedPart, '')
    .replace(number, '');

const validateName = (line: string): string | undefined => {
  const name = trimEndCharacters(
    line.replace(nextItem, '').replace(/ (?=[,;:.?!])/g, ''),
    ' :;,.*',
  );
  return name.length <= maxLength && /\p{L}{2}/u.test(name) ? capitalize(name) : undefined;
};
