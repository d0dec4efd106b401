import { documentToText, htmlToDocument } from '@grantwright/shared/richtext';

const maxWords = 10;
/** More than the longest answer has. Unicode compatibility forms expand to up to 18 characters. */
const maxCharacters = 25_000;

/** Lower case without accents, so that a search for "resume" finds "Résumé". */
const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');

export const htmlToText = (html: string): string => documentToText(htmlToDocument(html));

/** Returns the text that searches for an answer are matched against. */
export const toSearchText = (question: string, text: string): string =>
  fold(`${question} ${text}`).slice(0, maxCharacters);

/** Returns the query condition for answers that contain every word of a search. */
export function withWords(search: string): { searchText?: { $all: RegExp[] } } {
  const words = fold(search).split(/\s+/).filter(Boolean).slice(0, maxWords);
  return words.length > 0 ? { searchText: { $all: words.map(escapeWord) } } : {};
}

const escapeWord = (word: string): RegExp =>
  new RegExp(word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
