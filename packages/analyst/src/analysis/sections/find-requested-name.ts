import { capitalize, squeeze, trimEndCharacters } from '../../text/normalize.ts';
import { removeMarks, removeTrailingJoints } from './parse-section-name.ts';

const maxWords = 14;

/** Verbs that request information and verbs that request a document. */
const verbs = [
  'describe|explain|discuss|summari[sz]e|outline|identify|specify|state|indicate|detail|list|demonstrate|address',
  'define|share|show|clarify|elaborate on|comment on|tell us(?: about)?|(?:give|provide) details (?:of|on|about)',
  'provide|submit|include|supply|write|give|add|attach|prepare|complete|contain|consist of|incorporate|present',
  'propose|upload|fill out|answer',
].join('|');

/** The positions in which such a verb is a request: at the start, after "please" or "must", or after an if-clause. */
const start = '^|,\\s?|\\b(?:please|must|should|shall|will|can|may|to|also|and|then)\\s';
const adverb = '(?:be sure to|briefly|also|simply|clearly|then|please|in detail|still|either)\\s';
const asking = new RegExp(`(?:${start})(?:${adverb})?(?:${verbs})\\s+`, 'i');

const article =
  /^(?:an?|the|your|any|all|one|two|us|with|for us|brief|briefly|short|detailed|complete|completed|full|clear|in detail)\s+/i;
const clause = /^(?:how|why|what|which|who|whom|when|where|whether)\b/i;
const endOfClause = /[;:([]|[.,](?=\s|$)|\s[–—-]\s|_{2}|\band (?:explain|describe|how|why|what)\b/i;
const endOfPhrase =
  /[;:([]|[.,](?=\s|$)|\s[–—-]\s|_{2}|\b(?:that|which|who|how|why|whether|written|limited to|at most|up to|below)\b/i;
const detail =
  /\b(?:(?:describ|explain|includ|outlin|show|stat|indicat|exceed)ing|no (?:more|longer) than|not more than|in (?:the|this|your) application)\b/i;

/**
 * Returns the text requested by a sentence, without remarks in parentheses: "work plan" in "Applicants should supply a
 * work plan (see below)".
 */
export function findRequestedName(line: string): string | undefined {
  const sentence = squeeze(removeMarks(line).replace(/\([^()]*\)/g, ' '));
  const verb = asking.exec(sentence);
  if (!verb) return undefined;
  let object = sentence.slice(verb.index + verb[0].length);
  while (article.test(object)) object = object.replace(article, '');
  const ends = clause.test(object) ? [endOfClause] : [endOfPhrase, detail];
  const end = Math.min(...ends.map((mark) => object.search(mark)).filter((index) => index >= 0));
  const words = squeeze(trimEndCharacters(object.slice(0, end), ':;,.*')).split(' ');
  const isWhole = clause.test(object) && words.length <= maxWords;
  const text = words.slice(0, maxWords).join(' ');
  const name = isWhole ? text : removeTrailingJoints(text);
  return /\p{L}{2}/u.test(name) ? capitalize(name) : undefined;
}
