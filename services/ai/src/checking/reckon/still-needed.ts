import type { ClaimSource } from '@grantwright/shared/contract';
import { findMoney } from '../../text/money.ts';
import { findNumbers } from '../../text/numbers.ts';
import { topicStems } from '../../text/words.ts';
import { isGeneral } from '../context/specific-words.ts';
import type { Finding } from '../finding.ts';
import { sameThing } from '../same-thing.ts';
import type { SourceIndex } from '../source-index.ts';
import { isCount, meets, sentenceOf } from './arithmetic.ts';

/** How a draft says that so much is wanting yet. */
const needs =
  /\b(?:needs?|needing|lacks?|lacking|short (?:of|by)|wants?|must (?:find|raise)|to (?:find|raise))\s(?:(?:about|some|another|only|just|us|the other|the last|a further)\s)*$/i;
const more = /^\s(?:\p{L}+\s){0,2}?(?:more|further|additional|short|to go)\b/iu;
const still = /\b(?:still|yet|another|a further|the (?:other|last|remaining))\b/i;

/** What there is and what it takes, as notes say it of one thing: "14 give now, need 25", "has $600 of the $900". */
const nowThenNeeded =
  /\b(?:now|already|so far|today|currently|to date)\b[^.;\d]{0,15}\b(?:needs?|wants?|goal|target|must have|out of|aim)\b[^.;\d]{0,10}$/i;
const partOf = /^(?:\s[\p{L}'’-]+){0,3}\s(?:out )?of (?:the|our|its|their)?\s?$/iu;
const have = /\b(?:has|have|had|got|raised|in hand|found|collected|saved|already|so far)\b/i;

type Value = { value: number; start: number; end: number };

const valuesIn = (written: string, isMoney: boolean): Value[] => {
  const money = findMoney(written).map(({ amount, start, end }) => ({ value: amount, start, end }));
  return isMoney
    ? money
    : findNumbers(written).filter(
        ({ percent, start, end }) =>
          !percent && !money.some((other) => other.start < end && start < other.end),
      );
};

/** Whether a source says of two values that the first is there and the second is what it takes. */
const isWanting = (written: string, now: Value, needed: Value): boolean => {
  const between = written.slice(now.end, needed.start);
  return (
    nowThenNeeded.test(between) ||
    (partOf.test(between) &&
      have.test(written.slice(Math.max(0, now.start - 40), now.start)) &&
      /^[^.;\d]{0,30}\b(?:already|so far|to date|needed|it (?:needs|costs|takes))\b/i.test(
        written.slice(needed.end),
      ))
  );
};

/**
 * "The hall still needs $300" of "the hall has raised $600 of the $900 already", "we need eleven more" of
 * "14 shops give now, need 25": what is wanting of a goal that the sources give beside what there is.
 */
export const stillNeeded = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  if (!isCount(finding)) return undefined;
  const { from, to, said } = sentenceOf(text, finding);
  const before = text.slice(from, finding.start);
  if (!needs.test(before) || !(still.test(before) || more.test(text.slice(finding.end, to))))
    return undefined;
  const words = topicStems(said).filter((stem) => !/^\d/.test(stem) && !isGeneral(stem));
  return index.texts.find(({ source, written }) => {
    if (source.type === 'guidelines') return false;
    const stems = new Set(topicStems(written));
    if (!words.some((word) => sameThing(word, stems))) return false;
    const values = valuesIn(written, finding.kind === 'money');
    return values.slice(1).some((needed, at) => {
      const now = values[at];
      return (
        now !== undefined &&
        needed.value > now.value &&
        isWanting(written, now, needed) &&
        meets(needed.value - now.value, finding)
      );
    });
  })?.source;
};
