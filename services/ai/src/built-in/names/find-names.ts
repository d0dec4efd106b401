import type { Mention } from '@grantwright/analyst';
import { generic, openers } from './ordinary-words.ts';

/** A capitalised run that may name someone or something; `opens` when its first word begins a sentence. */
export type NameRun = Mention & {
  words: { text: string; start: number; end: number }[];
  opens: boolean;
};

/**
 * A word with a capital, wherever it stands in it ("eBay", "4Kids"), an initial or a title's abbreviation;
 * "40Hz" is a measure.
 */
export const capital = String.raw`(?:(?:Dr|Mr|Mrs|Ms|St|Jr|Sr|Inc|Rev|Prof|Mt|Ft|Co|Hon|Corp|Ltd)\.|\p{Lu}\.(?:\p{Lu}\.)*|(?:\p{Ll}[\p{Ll}\p{M}\d]*|\d+(?=\p{Lu}\p{Ll}{2}))?\p{Lu}[\p{L}\p{M}\d]*(?:['’\-]\p{L}[\p{L}\p{M}]*)*)`;
const connector = String.raw`(?:of|the|and|for|de|la|las|los|el|del|da|van|von|der|du|y|&|on|in|at|to)`;
const run = new RegExp(
  `(?<![\\p{L}\\d])${capital}(?:\\s+(?:${connector}\\s+){0,2}(?:${capital}|\\d+\\.\\d+))*`,
  'gu',
);
const word = /\S+/g;

/** A quotation mark with a space behind it ends something; a hyphen without one joins a word. */
const sentenceBefore = /(?:^|[.!?:;•·–—|]|(?:^|\s)-|\d\.)\s*$/;
const bracketBefore = /["“(\[]$/;
/** `"Zorba"`: what is quoted alone is what something is called. */
const closedAtOnce = /^[.,]?["”)\]]/;

const opensSentence = (text: string, start: number, end: number): boolean => {
  const before = text.slice(Math.max(0, start - 4), start);
  return (
    start === 0 ||
    sentenceBefore.test(before) ||
    (bracketBefore.test(before) &&
      (start === 1 ||
        sentenceBefore.test(text.slice(Math.max(0, start - 5), start - 1)) ||
        !closedAtOnce.test(text.slice(end))))
  );
};

/** Capitalised runs in a line of text. */
export const findNameRuns = (text: string): NameRun[] =>
  [...text.matchAll(run)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
    opens: opensSentence(text, match.index, match.index + match[0].length),
    words: [...match[0].matchAll(word)].map((part) => ({
      text: part[0],
      start: match.index + part.index,
      end: match.index + part.index + part[0].length,
    })),
  }));

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/\.$/, '');

export const isOpener = (text: string): boolean => openers.has(bare(text));
export const isGeneric = (text: string): boolean => generic.has(bare(text));
