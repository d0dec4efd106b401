import type { ClaimSource } from '@grantwright/shared/contract';
import { findNumbers } from '../../text/numbers.ts';
import { topicStems } from '../../text/words.ts';
import { isGeneral } from '../context/specific-words.ts';
import type { Finding } from '../finding.ts';
import { sameThing } from '../same-thing.ts';
import type { SourceIndex } from '../source-index.ts';
import { sentenceOf } from './arithmetic.ts';

const ofThem = /^\s+(?:out )?of\s+(?:(?:the|our|its|those|these|all)\s+){0,2}$/i;
const among =
  /^[^.;\d]{0,40}?(?:,|\band\b|:|\()\s+(?:(?:only|but|all but)\s+)?(?:(?:could(?: only)?|(?:were|was) able to|managed to)\s\p{Ll}+\s)?$|^\s+[^.;\d]{0,40}\b(?:began|started|enrolled|signed up|came|applied|asked|were asked)\b[^.;\d]{0,20}$/iu;
const partBefore = /^\s*(?:out )?of\s+(?:(?:the|our|those|these)\s+)?$/i;
const ofWhom = /^[^.;\d]{0,40}?\bof (?:whom|which|them|these|those),?\s+(?:only\s+)?$/i;
const ofThose =
  /^\s+(?:of (?:them|whom|these|those)\b|(?:have |had )?\p{Ll}+ed\b|(?:stay(?:ed)?|finish|complete|remain|pass|came|went|got|kept|left)\b)/iu;
/** What is not so of the others. */
const negative =
  /\b(?:not|never|without|no|left|lost|quit|gone|failed|drop(?:s|ped)? out|missed|stopped|withdrew|fell short|gave up|turned? (?:away|down)|refused?|neither|lack(?:s|ed)?|unable|too)\b|n['’]t\b/i;

/** Whether a sentence tells of so many of so many: "30 began, 24 of them stayed", "24 of the 30". */
export const isTwoOfOne = (written: string, whole: number, part: number): boolean => {
  const numbers = findNumbers(written);
  return numbers.some(({ value, end }, at) => {
    const next = numbers[at + 1];
    if (!next) return false;
    const between = written.slice(end, next.start);
    // "Of 320 jars tested, 290 were clean."
    if (
      value === whole &&
      next.value === part &&
      isOfAll(written, numbers[at]) &&
      goesOn.test(between)
    )
      return true;
    return (
      (value === whole &&
        next.value === part &&
        (ofWhom.test(between) || (among.test(between) && ofThose.test(written.slice(next.end))))) ||
      (value === part && next.value === whole && partBefore.test(between))
    );
  });
};

/** "Of the 320 jars that we tested, 30 …": what is told of the whole ends with a comma. */
const goesOn = /^[^.;\d]{0,60},\s+(?:only\s+|just\s+)?$/;
const isOfAll = (text: string, number: { start: number } | undefined): boolean =>
  number !== undefined &&
  /(?:^|[.;:]\s+|[-–•]\s)(?:out )?of\s+(?:(?:the|our|those|these|all)\s+)*$/i.test(
    text.slice(0, number.start),
  );

/** The number that a finding is a part of: right behind it, or at the head of its sentence. */
const wholeFor = (
  finding: Finding,
  text: string,
  values: readonly Finding[],
): Finding | undefined => {
  const at = values.indexOf(finding);
  const [before, behind] = [values[at - 1], values[at + 1]];
  if (behind && ofThem.test(text.slice(finding.end, behind.start))) return behind;
  return before && isOfAll(text, before) && goesOn.test(text.slice(before.end, finding.start))
    ? before
    : undefined;
};

/**
 * "Two of the eleven walkers left before the end" of eleven walkers, "nine of them stayed": how many are
 * left of a number that the sources give together with its part, where one of them is denied.
 */
export const restOfThem = (
  finding: Finding,
  text: string,
  values: readonly Finding[],
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.kind !== 'figure' || finding.value === undefined) return undefined;
  const whole = wholeFor(finding, text, values);
  if (whole?.kind !== 'figure' || whole.value === undefined || whole.value <= finding.value)
    return undefined;
  const { said } = sentenceOf(text, finding);
  const words = topicStems(said).filter((stem) => !/^\d/.test(stem) && !isGeneral(stem));
  const [all, rest] = [whole.value, whole.value - finding.value];
  return whole.keys
    .flatMap((key) => index.values.get(key) ?? [])
    .find(({ sentence, source, stems }) => {
      const written = index.texts[sentence]?.written;
      return (
        written !== undefined &&
        source.type !== 'guidelines' &&
        negative.test(said) !== negative.test(written) &&
        words.some((word) => sameThing(word, stems)) &&
        isTwoOfOne(written, all, rest)
      );
    })?.source;
};
