import type { SourceSentence } from '../claim-sources.ts';
import { isMeasuredOtherwise, isOfAnotherPeriod, measureAfter } from '../find/measure-after.ts';
import { findValues } from '../find/find-values.ts';
import type { Finding } from '../finding.ts';
import { wordAfter } from '../words-around.ts';
import type { AlikeSentence } from './alike-sentences.ts';
import { type Frame, frameOf, sharedBefore, sharedFrame } from './frame.ts';
import { stretchOf } from './placed-values.ts';

/** So many words on both sides together must be the same, with one on each side. */
const enough = 3;
/** So many words before a value, where what it is measured in is another. */
const enoughBefore = 2;

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

/**
 * "After six months and after twelve months" of "after six months and twelve months": the value that stands
 * in its place is told too, the two are told in the source's order, and both are of the same.
 */
const isToldBesides = (
  finding: Finding,
  text: string,
  placed: Finding,
  { sentence, values }: AlikeSentence,
): boolean => {
  const said = wordAfter(text, finding);
  const own = values.find(
    (value) =>
      value !== placed && saysTheSame(finding, value) && wordAfter(sentence.text, value) === said,
  );
  const other = findValues(text).find(
    (value) =>
      value.start !== finding.start &&
      saysTheSame(value, placed) &&
      wordAfter(text, value) === said &&
      wordAfter(sentence.text, placed) === said,
  );
  return (
    said !== undefined &&
    own !== undefined &&
    other !== undefined &&
    own.start < placed.start === finding.start < other.start
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
  const own = stretchOf(text, finding);
  const frame = frameOf(text, own);
  const frameIn = (sentence: SourceSentence, value: Finding): Frame =>
    frameOf(sentence.text, stretchOf(sentence.text, value));
  const isSameEnd = (sentence: SourceSentence, value: Finding): boolean =>
    stretchOf(sentence.text, value).is === own.is;
  const measure = measureAfter(text, finding.end);
  const otherwise = alike.find(({ sentence, values }) =>
    values.some(
      (value) =>
        value.kind === finding.kind &&
        saysTheSame(finding, value) &&
        ((isOfAnotherPeriod(measure, measureAfter(sentence.text, value.end)) &&
          sharedFrame(frame, frameIn(sentence, value)) >= enough) ||
          // "an internship of 6 to 12 weeks" of one of 6 to 12 months.
          (isMeasuredOtherwise(measure, measureAfter(sentence.text, value.end)) &&
            sharedBefore(frame, frameIn(sentence, value)) >= enoughBefore)),
    ),
  );
  const inPlace = alike.flatMap((each) => {
    const { sentence, values } = each;
    return values
      .filter(
        (value) =>
          value.kind === finding.kind &&
          isSameEnd(sentence, value) &&
          // 28,000 kilograms may be 28 tonnes.
          !isMeasuredOtherwise(measure, measureAfter(sentence.text, value.end)) &&
          // "sixty new cases a year" may be half of 120 new cases.
          !(measure.period && !measureAfter(sentence.text, value.end).period) &&
          sharedFrame(frame, frameIn(sentence, value)) >= enough &&
          !isToldBesides(finding, text, value, each),
      )
      .map((value) => ({ sentence, value }));
  });
  if (inPlace.some(({ value }) => saysTheSame(finding, value))) return undefined;
  if (otherwise) return otherwise.sentence;
  // "more than 11,000" may stand where a source counts 11,342.
  return inPlace.find(({ value }) => !finding.approximate || value.approximate)?.sentence;
};
