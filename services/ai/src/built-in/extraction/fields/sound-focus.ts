import type { Candidate } from '../candidate.ts';

const opensBroken =
  /^(?:and|or|but|nor|to|of|in|on|at|from|by|with|that|which|who|whose|is|are|was|were|be|than|as|public about)\b|^[,;:.)]/iu;
const endsBroken =
  /(?:\b(?:and|or|but|to|of|for|by|with|in|on|at|from|the|an?|its|our|their|that|which|who|as|through|including)|[,;:(–—-])$/iu;
/** "Sickness and to preserve good health": the second half of another clause. */
const anotherClause = /(?:,| and| or)(?: also)? to (?!the\b|an?\b|all\b|its\b|our\b)\p{Ll}/u;
const infinitive =
  /\bto (?:advance|promote|preserve|protect|provide|improve|ensure|create|build|make|develop|encourage|foster|increase|reduce|prevent|aid|assist|help|be|become|have|share|enable|educate|teach|enhance|maintain|establish|achieve|enjoy|serve|give|bring|raise|meet|conduct)\b/iu;
/** "Teach adults to be …", "how to build a boat": what is taught may stand behind "to". */
const taught = /\b(?:how|teach(?:es|ing)?|train\w*|help\w*|enabl\w+|allow\w*|learn\w*) /iu;
const finite =
  /\b(?:we|they|it|he|she|there) \p{Ll}+|\b(?:is|are|was|were|has|have|had|will|shall|can|could|must|should|would|may|does|do)\b/u;
/** "Early education that is open to all families": what is said of the field stands behind it. */
const relative =
  /,? (?:(?:in|for|to|by|with|of|on|from) which|that|which|who (?:is|are|was|were|has|have|had|do|does|can|may|will)|whose|where|whom) .*$/u;
const aside = /\s+[–—]\s.*$/u;
const mostWords = 20;

const isBalanced = (text: string): boolean =>
  text.split('(').length === text.split(')').length &&
  text.split('"').length % 2 === 1 &&
  text.split('“').length === text.split('”').length;

/**
 * The words that can stand alone as a field of work, or as several in a row: without what is only said of them, and
 * nothing where they are torn out of the middle of a sentence.
 */
export const soundFocus = (text: string): string | undefined => {
  const whole = text.replace(aside, '');
  const own = whole.replace(relative, '').replace(/[\s.,;:]+$/, '');
  // "A place where children play" without the children is any place.
  if (relative.test(whole) && /^an? /i.test(own)) return undefined;
  if (own === '' || opensBroken.test(own) || endsBroken.test(own) || !isBalanced(own))
    return undefined;
  if (anotherClause.test(own) || finite.test(own)) return undefined;
  const at = infinitive.exec(own)?.index;
  if (at !== undefined && !taught.test(own.slice(0, at))) return undefined;
  return own.split(/[,;(]/).some((part) => part.trim().split(/\s+/).length > mostWords)
    ? undefined
    : own;
};

/** Every field of work passes here, whichever rule has found it. */
export const onlySound = (found: Candidate[]): Candidate[] =>
  found.flatMap((each) => {
    const value = soundFocus(each.value);
    return value === undefined ? [] : [{ ...each, value }];
  });
