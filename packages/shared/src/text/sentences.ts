import { anyOf } from '../values/any-of.ts';
import { gapPattern } from './gap-mark.ts';
import { toPlainText } from './to-plain-text.ts';

/** The literal words of a sentence and their position (UTF-16 offsets, end exclusive). */
export type Sentence = { text: string; start: number; end: number };

const abbreviation = new RegExp(
  String.raw`(?:^|[\s("'/\[])(?:` +
    [
      'e\\.g|i\\.e|etc|vs|cf|al|approx|incl|est|min|max|ca|viz|resp',
      'Mr|Mrs|Ms|Dr|Prof|Rev|Hon|Col|Capt|Lt|Sgt|Maj|ret|Sr|Jr|St|Ste|Ave|Blvd|Rd|Ln|Hwy|Rm|Bldg|Apt|Fl',
      'Smt|Sra|Srta|Bro|Engr|Mme|Mlle|Cllr|Adv',
      'Exec|Dir|Asst|Cmdr|Msgr|Supt|Inc|Ltd|Corp|Co|LLC|Dept|Univ|Assn|Gov|Gen|Sen|Rep|Sec|Secs|No|Nos|Art|Arts|Fig|Vol|Ch|Pt|App|p|pp|para|Reg|Stat|Pub|Tel|tel|Ext|ext|Ph|ph|Attn|Rs',
      'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun',
    ].join('|') +
    String.raw`)\.$`,
);
/** "U.S.", "p.m.", "J." and similar: letters with periods between them. */
const initials = /(?:^|[\s("'/-])(?:\p{L}\.)+$/u;
/** A capital after "a.m." or "U.S." may begin the next sentence or continue this one ("U.S. Army"). */
const clockEnd = /(?:^|[\s("'\d])[ap]\.m\.$/i;
const countryEnd = /(?:^|[\s("'-])(?:U\.S\.|U\.K\.|E\.U\.|D\.C\.|U\.S\.C\.|U\.S\.A\.)$/;
const beginsPlainly = anyOf(
  /^(?:The|This|These|Those|All|Any|Each|An?|No|If|In|It|You|We|Your|Our|Please|Only|For|When)\b/,
  /^(?:Where|There|They|Once|However)\b/,
);
const beginsSentence = anyOf(
  /^(?:The|This|These|Those|All|Any|Each|An?|No|If|In|It|You|We|Your|Our|Applicants?)\b/,
  /^(?:Applications?|Proposals?|Organizations?|Please|Late|Submi\w+|Awards?|Grants?|Funds?|Only)\b/,
  /^(?:To|For|When|Where|There|They|Once|Note|However)\b/,
);
/** Maximum length of an abbreviation, so that a very long line is not searched again at each of its periods. */
const maxEndLength = 80;
/** "3.", "(b)", "iv.", "Q5." */
const listNumber = /^\s*(?:\(?(?:Q\s?)?[0-9]{1,2}[.)]|\(?[a-zA-Z][.)]|[ivxIVX]{1,4}\.)$/;

/** "Steel ........ 186,000": a dot leader between a label and its figure. */
const isLeader = (before: string, after: string): boolean =>
  /\s\.{2,}$/.test(before.slice(-maxEndLength)) && /^\s+[$€£]?\d/.test(after);

const endsSentence = (before: string, after: string, mark: string): boolean => {
  if (mark !== '.') return true;
  if (isLeader(before, after)) return false;
  if (listNumber.test(before)) return false;
  const end = before.slice(-maxEndLength);
  const next = after.replace(/^[\s"'(\[]+/, '');
  if (/^\p{Ll}/u.test(next) && !/^(?:iPad|eCivis|eRA|e-mail)/.test(next)) return false;
  if (clockEnd.test(end)) return beginsSentence.test(next);
  if (countryEnd.test(end)) return beginsPlainly.test(next);
  // "its no. 2 line": the period is part of an abbreviation.
  if (/\b(?:nos?|gr|co|dept)\.$/i.test(end) && /^\d/.test(next)) return false;
  if (abbreviation.test(end)) return false;
  if (initials.test(end)) return false;
  return true;
};

const isOpen = (before: string): boolean => before.lastIndexOf('(') > before.lastIndexOf(')');

/**
 * Splits text into sentences, each a literal span without surrounding whitespace. A line break that follows closing
 * punctuation or precedes a bullet also ends a sentence.
 */
export const splitSentences = (text: string): Sentence[] => {
  const source = toPlainText(text);
  const sentences: Sentence[] = [];
  let start = 0;
  const push = (end: number): void => {
    let from = start;
    let to = end;
    while (from < to && /\s/.test(text.charAt(from))) from++;
    while (to > from && /\s/.test(text.charAt(to - 1))) to--;
    if (to > from) sentences.push({ text: text.slice(from, to), start: from, end: to });
    start = end;
  };
  const boundary = /(?<![.!?])([.!?]+)(["')\]]*)(?:\[\d{1,3}\])?(?=\s|$|[A-Z]["']?[a-z])/g;
  for (const match of source.matchAll(boundary)) {
    const end = match.index + match[0].length;
    const mark = match[1] ?? '.';
    const glued = end < source.length && !/\s/.test(source.charAt(end));
    const before = source.slice(start, match.index + mark.length);
    // "applicants.Proposals" is a lost space; "Grants.Gov" and "example.Com" are not.
    if (glued && !/[a-z)]{3}[.!?]$/.test(before.slice(-maxEndLength))) continue;
    if (glued && !beginsSentence.test(source.slice(end))) continue;
    // "gives $900 (by phone!) and the club": an exclamation mark in parentheses does not end the sentence.
    if (match[2]?.includes(')') && /^\s+\p{Ll}/u.test(source.slice(end, end + 3))) continue;
    // "a card with two questions (did you see it? what else?)": neither does a question mark.
    if (/[?!]/.test(mark) && /^\s+\p{Ll}/u.test(source.slice(end, end + 3)) && isOpen(before))
      continue;
    if (endsSentence(before, source.slice(end), mark.charAt(0))) push(end);
  }
  push(text.length);
  return joinAsides(sentences, text);
};

/**
 * "Why is it meaningful? (100 words)": joins a short aside in brackets to the sentence before it, unless it is a
 * sentence of its own.
 */
const joinAsides = (sentences: Sentence[], text: string): Sentence[] =>
  sentences.reduce<Sentence[]>((joined, sentence) => {
    const last = joined.at(-1);
    if (
      last &&
      /^\([^()]{2,80}\)[.:]?$/.test(sentence.text) &&
      !/^\(\p{Lu}[^()]{30,}\.\)$/u.test(sentence.text)
    )
      joined[joined.length - 1] = {
        text: text.slice(last.start, sentence.end),
        start: last.start,
        end: sentence.end,
      };
    else joined.push(sentence);
    return joined;
  }, []);

/** Splits text into sentences, but never splits the mark of a gap. */
export const splitSentencesWithGaps = (text: string): Sentence[] =>
  splitSentences(text.replace(gapPattern, (mark) => 'X'.repeat(mark.length))).map(
    ({ start, end }) => ({ start, end, text: text.slice(start, end) }),
  );
