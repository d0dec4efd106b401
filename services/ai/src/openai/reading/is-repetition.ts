import { findQuantities, nameRuns } from '@grantwright/analyst';
import type { Reading } from '@grantwright/shared/contract';
import { blockText } from './block-text.ts';
import { figuresOf, figuresWithin } from './figures.ts';

/** E-mail addresses and links. */
const addressesIn = (text: string): string[] =>
  findQuantities(text).flatMap((quantity) =>
    quantity.family === 'words' && /^(?:email|link)$/.test(quantity.kind) ? [quantity.key] : [],
  );

/** Common acronyms such as "IRS" or "SAM" are not evidence. */
const acronym = /^\p{Lu}{2,5}s?$/u;
const singular = (word: string): string => word.toLowerCase().replace(/['’]?s$/, '');
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\d]+(?:['’]\p{L}+)?/gu) ?? [];

/** Capitalized words, except the first of a sentence. */
const namingWords = (text: string, isName: boolean): string[] =>
  nameRuns(text, []).flatMap(({ words, opens }) =>
    words
      .slice(opens && !isName ? 1 : 0)
      .filter(({ isGeneric, text: word }) => !isGeneric && !acronym.test(word))
      .flatMap(({ text: word }) => wordsIn(word)),
  );

/**
 * Whether a text in the model’s words contains only figures, addresses and names from the document; anything
 * else is invented or injected. In a name, every capitalized word counts, in a sentence all but the first.
 */
export function createRepetitionCheck(
  reading: Reading,
): (text: string, isName?: boolean) => boolean {
  const document = [reading.title ?? '', ...reading.blocks.map(blockText)].join('\n');
  const known = new Set(wordsIn(document).map(singular));
  const figures = figuresOf(document);
  const mayHaveAddress = document
    .split('\n')
    .filter((line) => /@|\w\.\w/.test(line))
    .join('\n');
  const addresses = new Set(
    addressesIn(mayHaveAddress).flatMap((address) => [address, address.split('/')[0]]),
  );
  return (text, isName = false) =>
    namingWords(text, isName).every((word) => known.has(singular(word))) &&
    figuresWithin(text, figures) &&
    addressesIn(text).every((address) => addresses.has(address));
}
