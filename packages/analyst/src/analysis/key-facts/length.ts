import type { Requirement, SectionDetail } from '@grantwright/shared/contract';

/** Limits on text, not on how long a grant lasts. */
const textLength = /\b(?:pages?|words?|characters?)\b/i;

/** A limit on the whole application, not on one of its sections. */
const wholeApplication =
  /\b(?:the (?:whole |entire |full )?(?:application|proposal|narrative|letter|request)|each answer)\b(?! within its own)/i;

const quotedTitles = /"[^"]*"/g;

/** Finds the limit on the whole application, or the first limit of any kind if at most one section has a limit. */
export function findLength(
  requirements: readonly Requirement[],
  sections: readonly SectionDetail[],
): Requirement | undefined {
  const lengths = requirements.filter(
    ({ kind, text }) => kind === 'limit' && textLength.test(text),
  );
  const whole = lengths.find(({ text }) => wholeApplication.test(text.replace(quotedTitles, '')));
  const limited = sections.filter(({ limit }) => limit).length;
  return whole ?? (limited > 1 ? undefined : lengths[0]);
}
