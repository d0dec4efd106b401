import type { ClaimSource } from '@grantwright/shared/contract';
import type { Finding } from '../finding.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import { meets, sentenceOf, smallest } from './arithmetic.ts';
import { isTotalRow, tablesIn } from './tables.ts';
import { numberIn } from './spoken-of.ts';
import { isOfOneSource, spokenBy } from './two-together.ts';
import { topicStems } from '../../text/words.ts';

/** "Income exceeded spending by". */
const exceeds =
  /^\W*(.{3,80}?) (?:exceed(?:s|ed)?|outpaced?|surpass(?:es|ed)|topped|outnumber(?:s|ed)?|outran|trailed|fell short of|fell below|(?:is|was|are|were) (?:above|below|over|under)) (.{3,60}?) by (?:(?:about|nearly|almost|some|over|more than) )*$/iu;
/** "The spring sale brought $600 more than the auction". */
const before = /^\W*(.{3,80}?) (?:\p{L}+ )?(?:(?:about|nearly|almost|some|over) )*$/u;
const moreThan =
  /^ (?:\p{L}+ )?(?:more|less|fewer|higher|lower)(?: [^.;,\d]{1,30})? than (?:the |our |for )?([^.;,\d]{3,80})/iu;

/** Of more, two differ by anything. */
const mostOfEach = 2;

const namesIn = (finding: Finding, text: string): [string, string] | undefined => {
  const { from, to } = sentenceOf(text, finding);
  const ahead = text.slice(from, finding.start);
  const [, one, other] = exceeds.exec(ahead) ?? [];
  if (one !== undefined && other !== undefined) return [one, other];
  const second = moreThan.exec(text.slice(finding.end, to))?.[1];
  const first = second === undefined ? undefined : before.exec(ahead)?.[1];
  return first !== undefined && second !== undefined ? [first, second] : undefined;
};

const bare = (name: string): string[] =>
  topicStems(name).filter((stem) => !/^\d/.test(stem) && !totalStems.has(stem));
const totalStems = new Set(topicStems('total all whole our year'));

/** Where a table gives the total of just what is named. */
const totalsOf = (name: string, index: SourceIndex): number[] => {
  const words = bare(name);
  if (words.length !== 1) return [];
  const year = /\b(?:19|20)\d{2}\b/.exec(name)?.[0];
  return tablesIn(index).flatMap(({ rows, head, title }) =>
    rows.flatMap(({ cells }) =>
      cells
        .filter((cell) => isTotalRow(cell) && bare(cell.name).join(' ') === words.join(' '))
        .filter(
          () =>
            !year ||
            [...head, title].join(' ').includes(year) ||
            !/\b20\d\d\b/.test([...head, title].join(' ')),
        )
        .map(({ value }) => value),
    ),
  );
};

/** By how much one thing that the sentence names is more than the other, by what the sources give for each. */
export const differenceOfTwo = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  const isMoney = finding.kind === 'money';
  if (!isMoney && (finding.kind !== 'figure' || (finding.value ?? 0) < smallest)) return undefined;
  const [one, other] = namesIn(finding, text) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const isDifference = (a: number, b: number): boolean => meets(Math.abs(a - b), finding);
  const [first, second] = [totalsOf(one, index), totalsOf(other, index)];
  if (first.some((a) => second.some((b) => isDifference(a, b))))
    return tablesIn(index)
      .flatMap(({ rows }) => rows)
      .find(({ cells }) => cells.some((cell) => isTotalRow(cell) && first.includes(cell.value)))
      ?.source;
  const kinds = isMoney ? ['money', 'number'] : ['number'];
  const others = spokenBy(other, index, kinds).slice(0, mostOfEach);
  return spokenBy(one, index, kinds)
    .slice(0, mostOfEach)
    .find((place: Occurrence) =>
      others.some(
        (against) =>
          against !== place &&
          isOfOneSource(place, against) &&
          isDifference(numberIn(place), numberIn(against)),
      ),
    )?.source;
};
