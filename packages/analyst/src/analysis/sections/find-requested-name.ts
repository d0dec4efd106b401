import { capitalize, listContentWords, squeeze } from '../../text/normalize.ts';
import { namesText } from './asks-for-text.ts';
import { removeMarks } from './parse-section-name.ts';
import { shortenPhrase, removeTrailingJoints } from './shorten-phrase.ts';

/** Verbs that request information and verbs that request a document. */
const verbs = [
  'describe|explain|discuss|summari[sz]e|outline|identify|specify|state|indicate|detail|list|demonstrate|address',
  'define|share|show|clarify|elaborate on|comment on|tell us(?: about)?|(?:give|provide) details (?:of|on|about)',
  'provide|submit|include|supply|write|give|add|attach|prepare|complete|contain|consist of|incorporate|present',
  'propose|upload|fill out|answer',
].join('|');

/** The positions in which such a verb is a request: at the start, after "please" or "must", or after an if-clause. */
const start = '^|,\\s?|\\b(?:please|must|should|shall|will|can|may|to|also|and|then|hereby)\\s';
const adverb = '(?:be sure to|briefly|also|simply|clearly|then|please|in detail|still|either)\\s';
const asking = new RegExp(`(?:${start})(?:${adverb})?(?:${verbs})\\s+(?!of\\b)`, 'i');

/** Words before a request within a sentence: the applicant, the application or a part of it, or an if-clause. */
const subject =
  /^(?:if|in|to|for|on|when|where|with|as|after|along|aside)\b|[:?]|\b(?:please|you|your|applicants?|applications?|proposals?|candidates?|proposers?|submissions?|narratives?|letters?|essays?|statements?|sections?|responses?|organi[sz]ations?|agenc(?:y|ies)|plans?|budgets?|page|team|students?|I)\b/i;

/** "In the Budget Justification provide the rates" asks for a part of that section. */
const inSection = new RegExp(
  String.raw`^in (?:the|your) ([\p{L}-]+(?: [\p{L}-]+){0,4}) (?:please )?(?:${verbs}) `,
  'iu',
);

const article =
  /^(?:an?|the|your|their|its|any|all|one|two|us|with|for us|brief|briefly|short|detailed|complete|completed|full|clear|in detail|in chronological order)\s+/i;
/** What the lines below ask for, not this one: "Answer each of the following questions." */
const announced = /^(?:(?:of|to) (?:the )?)?following\b/i;
/** "A clear and simple plan", without the article and the first adjective. */
const secondAdjective = /^and \p{L}+\s+/iu;
const clause = /^(?:how|why|what|which|who|whom|when|where|whether)\b/i;
const end = String.raw`[;:([]|\.(?=\s|$)(?<!\b\p{Lu}\.)|\s[–—-]\s|_{2}|\band (?:please )?(?:explain|describe|discuss|identify|how|why|what)\b`;
const endOfClause = new RegExp(
  String.raw`${end}|,(?= (?:and|or|but|so|if|how|what|why|which|where|when|who|as|such|with|in|including|either|for)\b)`,
  'iu',
);
const endOfPhrase = new RegExp(
  String.raw`${end}|,(?=\s|$)|\b(?:written|limited to|at most|up to|below)\b`,
  'iu',
);
/** The start of a clause about the text requested. */
const relative = /\b(?:that|which|who|how|why|whether)\b/i;
const detail =
  /\b(?:(?:describ|explain|includ|outlin|show|stat|indicat|exceed)ing|no (?:more|longer) than|not more than|in (?:the|this|your) application)\b/i;

/**
 * Returns the text requested by a sentence, without remarks in parentheses: "work plan" in "Applicants should supply a
 * work plan (see below)".
 */
export function findRequestedName(line: string): string | undefined {
  const sentence = squeeze(removeMarks(line).replace(/\([^()]*\)/g, ' '));
  const [, section = ''] = inSection.exec(sentence) ?? [];
  if (/^\p{Lu}/u.test(section) || namesText(section)) return capitalize(section);
  const verb = asking.exec(sentence);
  if (!verb) return undefined;
  if (verb.index > 0 && !subject.test(sentence.slice(0, verb.index + verb[0].length)))
    return undefined;
  let object = sentence.slice(verb.index + verb[0].length);
  while (article.test(object)) object = object.replace(article, '');
  if (announced.test(object)) return undefined;
  object = object.replace(secondAdjective, '');
  const phrase = cut(object, clause.test(object) ? [endOfClause] : [endOfPhrase, relative, detail]);
  // "The problem which shows the need" is about the need, not about any problem.
  const isClear = listContentWords(phrase).length > 1 || namesText(phrase);
  const name = isClear ? phrase : cut(object, [endOfPhrase]);
  return /\p{L}{2}/u.test(name) ? capitalize(name) : undefined;
}

/** Returns the text up to the first match of any of the patterns in `ends`. */
function cut(text: string, ends: readonly RegExp[]): string {
  const end = Math.min(...ends.map((mark) => text.search(mark)).filter((index) => index >= 0));
  const phrase = shortenPhrase(text.slice(0, end));
  return clause.test(text) ? phrase : removeTrailingJoints(phrase);
}
