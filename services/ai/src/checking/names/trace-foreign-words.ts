import { fold } from '../../text/words.ts';
import type { SourceIndex } from '../source-index.ts';
import { findForeignWords, findSpelledWords, mixesAlphabets } from './find-foreign-words.ts';
import type { NameTrace } from './trace-names.ts';

const known = new WeakMap<SourceIndex, boolean>();

/** Of sources that are themselves written in another script, every word would be a name. */
const areForeign = (index: SourceIndex): boolean => {
  const cached = known.get(index);
  if (cached !== undefined) return cached;
  let [own, foreign] = [0, 0];
  for (const { written } of index.texts) {
    own += written.match(/\p{Script=Latin}/gu)?.length ?? 0;
    foreign += written.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  }
  const found = foreign > own;
  known.set(index, found);
  return found;
};

/** What a draft says in another script or letter by letter, with the source that holds it; no translation proves it. */
export const traceForeignWords = (text: string, index: SourceIndex): NameTrace[] => {
  const all = [...findForeignWords(text), ...findSpelledWords(text)];
  if (all.length === 0) return [];
  const found = areForeign(index) ? all.filter((mention) => mixesAlphabets(mention.text)) : all;
  const sourceOf = (words: string) =>
    index.texts.find(({ original }) => original.includes(fold(words)))?.source;
  return found.map((mention) => {
    const parts = mention.text
      .split(/[\s\u00A0]+/)
      .map((part) => (part.length > 1 ? sourceOf(part) : undefined));
    const source = sourceOf(mention.text) ?? (parts.every(Boolean) ? parts[0] : undefined);
    return { ...mention, ...(source ? { source } : {}) };
  });
};
