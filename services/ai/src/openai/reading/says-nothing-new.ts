import type { Reading } from '@grantwright/shared/contract';
import { findEmails } from '../../checking/find/find-emails.ts';
import { findLinks } from '../../checking/find/find-links.ts';
import {
  findNameRuns,
  isAlwaysCapital,
  isConnector,
  isGeneric,
  isOpener,
} from '../../checking/names/find-names.ts';
import { fold } from '../../text/words.ts';
import { figuresOf } from './figures.ts';
import { blockText } from './block-text.ts';

const addressesOf = (text: string): string[] =>
  [...findEmails(text), ...findLinks(text)].flatMap(({ keys }) => keys);

/** "IRS", "SAM": what every grant writer knows is called so. */
const acronym = /^\p{Lu}{2,5}s?$/u;
const singular = (word: string): string => fold(word).replace(/['’]?s$/, '');
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\d]+(?:['’]\p{L}+)?/gu) ?? [];

/** Words that name somebody or something; the first of a sentence has its capital from that. */
const namingWords = (text: string, isName: boolean): string[] =>
  findNameRuns(text).flatMap(({ words, opens }) =>
    words
      .slice(opens && !isName ? 1 : 0)
      .flatMap(({ text: word }) => wordsIn(word))
      .filter(
        (word) =>
          word.length > 1 &&
          !isConnector(word) &&
          !isGeneric(word) &&
          !isOpener(word) &&
          !isAlwaysCapital(word) &&
          !acronym.test(word),
      ),
  );

/**
 * Tells whether a text in a model's own words holds only figures, addresses and names that the document
 * has: what it adds is made up, or was slipped in by somebody else's words. Of what is a name itself
 * every word with a capital counts, of a sentence all but the first.
 */
export function createNewsCheck(reading: Reading): (text: string, isName?: boolean) => boolean {
  const document = [reading.title ?? '', ...reading.blocks.map(blockText)].join('\n');
  const known = new Set(wordsIn(document).map(singular));
  const figures = new Set(figuresOf(document));
  const addresses = new Set(
    [...findEmails(document), ...findLinks(document)].flatMap(({ implies }) => implies),
  );
  return (text, isName = false) =>
    namingWords(text, isName).every((word) => known.has(singular(word))) &&
    figuresOf(text).every((figure) => figures.has(figure)) &&
    addressesOf(text).every((address) => addresses.has(address));
}
