import { fold } from '../../text/words.ts';
import type { SourceSentence } from '../claim-sources.ts';
import { isMeasuredOtherwise, measureAfter } from '../find/measure-after.ts';
import type { Finding } from '../finding.ts';
import type { AlikeSentence } from './alike-sentences.ts';

/** So many words on both sides together must be the same, with one on each side. */
const enough = 3;
const looked = 3;

const tokens = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+|[.!?;|\n]/gu) ?? [];
const isWord = (token: string | undefined): boolean =>
  token !== undefined && /[\p{L}\p{N}]/u.test(token);

/** The words before and after a value, the nearest first; where its sentence begins or ends nothing follows. */
const frameOf = (text: string, { start, end }: Finding): [string[], string[]] => {
  const upTo = (side: string[]): string[] => {
    const stop = side.findIndex((token) => !isWord(token));
    return (stop < 0 ? side : side.slice(0, stop)).slice(0, looked);
  };
  return [upTo(tokens(text.slice(0, start)).reverse()), upTo(tokens(text.slice(end)))];
};

const sameFromHere = (one: string[], other: string[]): number => {
  const apart = one.findIndex((token, at) => token !== other[at]);
  return apart < 0 ? one.length : apart;
};

/** A side is the same where the nearest word is, or where both sentences begin or end. */
const isSameFrame = (
  [before, after]: [string[], string[]],
  other: [string[], string[]],
): boolean => {
  const [left, right] = [sameFromHere(before, other[0]), sameFromHere(after, other[1])];
  const closed = (own: string[], its: string[]): boolean => own.length === 0 && its.length === 0;
  return (
    (left > 0 || closed(before, other[0])) &&
    (right > 0 || closed(after, other[1])) &&
    left + right >= enough
  );
};

const saysTheSame = (finding: Finding, value: Finding): boolean => {
  // Two days of one month have the month in common, and say different things.
  if (finding.kind === 'date')
    return (
      finding.keys.some((key) => value.implies.includes(key)) ||
      value.keys.some((key) => finding.implies.includes(key))
    );
  return [...finding.keys, ...finding.implies].some(
    (key) => value.keys.includes(key) || value.implies.includes(key),
  );
};

const comparable = new Set(['figure', 'money', 'percentage', 'date']);

/**
 * The source sentence that has another value in the very place of the draft's, between the same words:
 * "40 youth ages 8-71 and 12 parents" where the notes say "ages 8-17". That the sources hold a 71
 * somewhere, or that it could be reckoned, does not make it true there.
 */
export const valueInItsPlace = (
  finding: Finding,
  text: string,
  alike: AlikeSentence[],
): SourceSentence | undefined => {
  if (!comparable.has(finding.kind)) return undefined;
  const frame = frameOf(text, finding);
  const measure = measureAfter(text, finding.end);
  const inPlace = alike.flatMap(({ sentence, values }) =>
    values
      .filter(
        (value) =>
          value.kind === finding.kind &&
          // 28,000 kilograms may be 28 tonnes.
          !isMeasuredOtherwise(measure, measureAfter(sentence.text, value.end)) &&
          isSameFrame(frame, frameOf(sentence.text, value)),
      )
      .map((value) => ({ sentence, value })),
  );
  if (inPlace.some(({ value }) => saysTheSame(finding, value))) return undefined;
  // "more than 11,000" may stand where a source counts 11,342.
  return inPlace.find(({ value }) => !finding.approximate || value.approximate)?.sentence;
};
