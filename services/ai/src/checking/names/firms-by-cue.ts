import type { Mention } from '@grantwright/analyst';
import { isStopWord } from '../../text/words.ts';
import type { SourceIndex } from '../source-index.ts';
import { lookUpName } from './look-up.ts';
import { isNobodys, isNoDoing, isStrange, isThing, isUnknown } from './unknown-words.ts';

/** Who did it, or who was paid, without an article: "promised by nebula grantworks", "payable to apex filing 4". */
const cue =
  /(?<![\p{L}\d])(?:by|from|(?:paid|owed|due|payable|promised|pledged|sent) to) (?=\p{Ll}{3})/gu;
const following =
  /^(\p{Ll}[\p{Ll}’'-]{2,}(?: \p{Ll}[\p{Ll}’'-]{2,}){0,2}?)( [\d\u0001]{1,4})?(?=\s*(?:[.,;:!?)]|$)| (?:last|this|next|on|in|at|for|who|which|and|before|after|each|every)(?![\p{L}]))/u;

/** What firms alone are called; and what firms are called as well as work is. */
const firm = /^(?:strategic|advisory|holdings|ventures)$/;
const work =
  /^(?:solutions|consulting|analytics|services|technologies|associates|partners|group|capital)$/;

/**
 * Firms in small letters where somebody must be named: a word that no source has and no language knows, before what
 * firms are called, before a number, or beside another that no source has.
 */
export const firmsByCue = (text: string, known: SourceIndex): Mention[] =>
  [...text.matchAll(cue)].flatMap(({ 0: said, index }) => {
    const start = index + said.length;
    const [, run = '', number = ''] = following.exec(text.slice(start)) ?? [];
    const parts = run.split(' ');
    const [first = '', last = ''] = [parts[0], parts.at(-1)];
    if (run === '' || parts.some(isStopWord)) return [];
    // Of what the sources name, a person is told where.
    const isNamed = !known.ordinary.has(first) && lookUpName(run, known) !== undefined;
    if (known.vocabulary.has(first) && !isNamed) return [];
    if (/(?:ed|ly)$/.test(first) || (parts.length === 1 && number === '')) return [];
    const isOdd = (word: string): boolean =>
      (isNamed || !known.vocabulary.has(word)) &&
      (isUnknown(word, known.ordinary) ||
        isStrange(word, known.ordinary) ||
        isNoDoing(word, known));
    const isFirm =
      (number !== '' && parts.length > 1 && isOdd(first)) ||
      (firm.test(last) && isNobodys(first, known.ordinary)) ||
      (work.test(last) && isOdd(first)) ||
      (parts.length === 2 && isOdd(last) && (isOdd(first) || isThing(first)));
    return isFirm ? [{ text: run, start, end: start + run.length }] : [];
  });
