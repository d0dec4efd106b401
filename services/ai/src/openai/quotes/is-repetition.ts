import { findQuantities, findNameRuns } from '@grantwright/analyst';
import type { ExtractedText } from '@grantwright/shared/contract';
import { blockToText } from '../chunks/block-to-text.ts';
import { findFigures, areFiguresInEvidence } from './figures.ts';
import { splitIntoPieces } from './split-into-pieces.ts';
import { runSlices, type SlicedWork } from './time-slices.ts';

/** Email addresses and links. */
const listAddresses = (text: string): string[] =>
  findQuantities(text).flatMap((quantity) =>
    quantity.family === 'words' && /^(?:email|link)$/.test(quantity.kind) ? [quantity.key] : [],
  );

const maxAddressChars = 1_000;
const mayBeAddress = (word: string): boolean =>
  word.length <= maxAddressChars && /@|\w\.\w/.test(word);

type RepetitionCheck = (text: string, isName?: boolean) => boolean;

/** Common acronyms such as "IRS" or "SAM" are not evidence. */
const acronym = /^\p{Lu}{2,5}s?$/u;
const toSingular = (word: string): string => word.toLowerCase().replace(/['’]?s$/, '');
const splitWords = (text: string): string[] => text.match(/[\p{L}\p{M}\d]+(?:['’]\p{L}+)?/gu) ?? [];

/** Returns the capitalized words, except the first word of each sentence. */
const findNamingWords = (text: string, isName: boolean): string[] =>
  findNameRuns(text, []).flatMap(({ words, opensSentence }) =>
    words
      .slice(opensSentence && !isName ? 1 : 0)
      .filter(({ isGeneric, text: word }) => !isGeneric && !acronym.test(word))
      .flatMap(({ text: word }) => splitWords(word)),
  );

/**
 * Checks whether text in the model's words contains only figures, addresses and names from the document, because any
 * others are invented or injected. In a name, every capitalized word counts; in a sentence, all but the first.
 */
export const createRepetitionCheck = (extractedText: ExtractedText): RepetitionCheck =>
  runSlices(createRepetitionCheckInSlices(extractedText));

/** Like `createRepetitionCheck`, but split into slices for a long document. */
export function* createRepetitionCheckInSlices(
  extractedText: ExtractedText,
): SlicedWork<RepetitionCheck> {
  const documentWords = new Set<string>();
  const figures = new Set<number>();
  const addresses = new Set<string | undefined>();
  for (const text of [extractedText.title ?? '', ...extractedText.blocks.map(blockToText)])
    for (const part of splitIntoPieces(text)) {
      for (const word of splitWords(part)) documentWords.add(toSingular(word));
      for (const figure of findFigures(part)) figures.add(figure);
      for (const address of part.split(/\s+/).filter(mayBeAddress).flatMap(listAddresses))
        addresses.add(address).add(address.split('/')[0]);
      yield;
    }
  return (text, isName = false) =>
    findNamingWords(text, isName).every((word) => documentWords.has(toSingular(word))) &&
    areFiguresInEvidence(text, figures) &&
    listAddresses(text).every((address) => addresses.has(address));
}
