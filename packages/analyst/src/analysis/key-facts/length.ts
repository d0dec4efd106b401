import type { Requirement, SectionDetail } from '@grantwright/shared/contract';

/** Units of text length, as opposed to the duration of a grant. */
const textLength = /\b(?:pages?|words?|characters?)\b/i;

/** Words for the whole application, as opposed to one of its sections. */
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
