import { remembered } from '@grantwright/analyst';
import type { SourceIndex } from '../source-index.ts';

/** "a sawmill at", "Methodist Church in": one thing, which is in one place; "University of" too. */
const thingBefore =
  /(?:([\p{L}'’-]+) )?((?!(?:this|class|process|business|series|based|located|born|founded|held|made)\b)[\p{L}'’-]{3,}(?<!s)) (in|at|near|of) $/u;

const lower = remembered((text): string => text.toLowerCase().replaceAll('’', "'"));

/** What the sources place right after these words, with the sentence that says so. */
const placedThere = (words: string, index: SourceIndex): { place: string; said: string }[] =>
  index.texts.flatMap(({ written, source }) => {
    // where the funder sits says nothing of where the applicant does
    if (source.type === 'guidelines') return [];
    const said = lower(written);
    const at = said.indexOf(words);
    if (at < 0 || /[\p{L}\p{N}]/u.test(said.charAt(at - 1))) return [];
    const place = /^(?:the )?(\p{Lu}[\p{L}'’.-]+)/u.exec(written.slice(at + words.length))?.[1];
    return place ? [{ place, said }] : [];
  });

/**
 * False where the sources give the place of the very thing that a draft names, and it is another: "a
 * sawmill at Devonport" of one at Bridport. Both towns may be in the sources.
 */
export const standsThere = (
  name: string,
  text: string,
  { start }: { start: number },
  index: SourceIndex,
): boolean => {
  const [, before = '', thing = '', link = ''] =
    thingBefore.exec(text.slice(Math.max(0, start - 70), start)) ?? [];
  if (thing === '') return true;
  const isCalledSo = /^\p{Lu}/u.test(thing);
  if (link === 'of' ? !isCalledSo : before === '') return true;
  const words = lower(link === 'of' ? `${thing} of ` : `${before} ${thing} ${link} `);
  const placed = placedThere(words, index);
  const own = lower(name);
  return placed.length === 0 || placed.some(({ said }) => said.includes(own));
};
