import { findQuantities, nameRuns } from '@grantwright/analyst';
import type { Reading } from '@grantwright/shared/contract';
import { blockText } from './block-text.ts';
import { figuresOf } from './figures.ts';

/** E-mail addresses and links. */
const addressesIn = (text: string): string[] =>
  findQuantities(text).flatMap((quantity) =>
    quantity.family === 'words' && /^(?:email|link)$/.test(quantity.kind) ? [quantity.key] : [],
  );

/** "IRS", "SAM": what every grant writer knows is called so. */
const acronym = /^\p{Lu}{2,5}s?$/u;
const singular = (word: string): string => word.toLowerCase().replace(/['’]?s$/, '');
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\d]+(?:['’]\p{L}+)?/gu) ?? [];

/** Words that name somebody or something; the first of a sentence has its capital from that. */
const namingWords = (text: string, isName: boolean): string[] =>
  nameRuns(text, []).flatMap(({ words, opens }) =>
    words
      .slice(opens && !isName ? 1 : 0)
      .filter(({ isGeneric, text: word }) => !isGeneric && !acronym.test(word))
      .flatMap(({ text: word }) => wordsIn(word)),
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
    addressesIn(document).flatMap((address) => [address, address.split('/')[0]]),
  );
  return (text, isName = false) =>
    namingWords(text, isName).every((word) => known.has(singular(word))) &&
    figuresOf(text).every((figure) => figures.has(figure)) &&
    addressesIn(text).every((address) => addresses.has(address));
}
