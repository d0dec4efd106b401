/** Grammatical words, which end the noun phrase before "deadline" or the one after "deadline for". */
const functionWord =
  /^(?:the|an?|this|that|these|those|our|your|its|their|each|every|all|any|both|by|before|after|of|for|from|at|on|in|to|with|and|or|as|if|is|are|was|were|be|has|have|will|must|not|no|note|meet|miss)$/i;
/** Words that tell deadlines of the same thing apart: "final deadline", "spring deadline". */
const qualifier =
  /^(?:final|full|complete|completed|new|next|current|upcoming|receipt|postmark|electronic|online|mail|spring|summer|fall|autumn|winter|first|second|third|fourth|annual|regular|general|standard|extended|revised|official|hard|strict|exact|important|same|only|last|actual|stated|[^\s\d]*\d\S*|[ivx]+|[a-z])$/i;
/** What applicants apply for. */
const ofProgram =
  /^(?:(?:micro|mini|sub)?-?grants?|funding|funds?|awards?|scholarships?|fellowships?|bursar(?:y|ies)|stipends?|prizes?|programs?|programmes?|calls?|rfps?|rfas?|foas?|nofos?|competitions?|challenges?|opportunit(?:y|ies)|initiatives?)$/i;
/** What applicants hand in, the act of doing so, or the applicants themselves. */
const ofApplication =
  /^(?:(?:re)?appl(?:y|ying|icants?|ications?)|proposals?|submi(?:t|ts|tting|ssions?)|nominat(?:e|ing|ions?)|nominees?|entr(?:y|ies)|bids?|quotes?|requests?|forms?|materials?|packages?|packets?|consideration|projects?|rounds?|cycles?|sessions?|students?|candidates?|organizations?|institutions?|teams?|artists?|respon(?:d|ses?|ding))$/i;
/** The object of the act follows: "submission of transcripts", "to submit your transcripts". */
const act =
  /^(?:(?:submission|submitting|submit|transmittal|transmitting|transmit|receipt|receiving|receive|nomination|nominating|nominate|filing|file|sending|send) )(?:of )?(?:(?:the|an?|your|all|their|any|completed?) )*(?=\p{L})/iu;

/** Ends a label whose object precedes it: "FAFSA deadline". */
const before = /\b(?:deadlines?(?: dates?)?|(?:due|closing) dates?|cut-?offs?(?: dates?)?)$/i;
/** A label whose object follows: "deadline for the FAFSA", "last day to register". */
const after =
  /\b(?:deadlines?(?: dates?)?|due dates?|closing dates?|last day|cut-?offs?(?: dates?)?) (?:for|of|to) (?<object>[^.;:|()]{1,80})$/i;
/** Connects a label to its date: "is on". */
const linkWord =
  /^(?:is|are|was|will|be|has|been|falls|remains|now|of|on|by|at|extended|to|until|the)$/i;
const maxLabelChars = 120;
const maxObjectWords = 4;

/**
 * Whose deadline a label states: that of the application ("application deadline", "Deadline:"), of something else
 * ("FAFSA deadline", "deadline to register"), or that of a particular application ("visa application deadline"), which
 * may be another one. Returns undefined for words that do not label a deadline.
 */
export function classifyLabel(words: string): 'own' | 'particular' | 'other' | undefined {
  const nouns = findObject(takeLabel(words));
  if (!nouns) return undefined;
  const named = nouns.filter((word) => !qualifier.test(word));
  const head = named.at(-1);
  if (head === undefined || ofProgram.test(head)) return 'own';
  if (!ofApplication.test(head)) return 'other';
  const isOwn =
    named.some((word) => ofProgram.test(word)) || named.every((word) => ofApplication.test(word));
  return isOwn ? 'own' : 'particular';
}

/** "The deadline is on" → "The deadline", "Round 1 | Deadline:" → "Deadline" */
function takeLabel(words: string): string {
  const cell = words.slice(-maxLabelChars).split(/[|–—]/).findLast(hasLetter) ?? '';
  const tokens = cell.split(/\s+/).filter(hasLetter);
  const end = tokens.findLastIndex((token) => !linkWord.test(token));
  return tokens
    .slice(0, end + 1)
    .join(' ')
    .replace(/[:,]$/, '');
}

const hasLetter = (text: string): boolean => /[\p{L}\d]/u.test(text);

/** Returns the words of what a label is about, which are none in "Deadline:". */
function findObject(label: string): readonly string[] | undefined {
  const following = after.exec(label)?.groups?.['object'];
  if (following !== undefined) return takeFirstPhrase(following.replace(act, '').split(' '));
  const match = before.exec(label);
  return match ? takeLastPhrase(label.slice(0, match.index).split(' ')) : undefined;
}

/** "meet the FAFSA" → "FAFSA" */
const takeLastPhrase = (words: readonly string[]): readonly string[] =>
  words
    .slice(words.findLastIndex((word) => functionWord.test(word) || /[.;:,)]$/.test(word)) + 1)
    .filter(Boolean)
    .slice(-maxObjectWords);

/** "the full application to the fund" → "full application" */
function takeFirstPhrase(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !functionWord.test(word));
  const rest = start < 0 ? [] : words.slice(start);
  const end = rest.findIndex((word) => functionWord.test(word));
  return end < 0 ? rest : rest.slice(0, end);
}
