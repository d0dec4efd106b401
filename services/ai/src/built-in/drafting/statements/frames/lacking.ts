import { openEnd } from '../../grammar/write-sentence.ts';
import { mainVerb } from '../../grammar/main-verb.ts';

const beside = 'in|within|outside|near|at|for|on|of|since|between|anywhere|left|to';
const none = new RegExp(`^no ((?:[\\p{L}'-]+ ){0,3}?[\\p{L}'-]+) ((?:${beside})\\b.*)$`, 'iu');

/** "No vet in 9 of our 26 towns" as "There is no vet in 9 of our 26 towns." */
export const lacking = (text: string): string | undefined => {
  const clause = openEnd(text);
  const [, thing = '', where = ''] = none.exec(clause) ?? [];
  if (!thing || mainVerb(clause) !== undefined) return undefined;
  const several = /[^s]s$|people|children$/.test(thing);
  if (/\bsince (?:19|20)\d\d\b/.test(where))
    return `There ${several ? 'have' : 'has'} been no ${thing} ${where}.`;
  return `There ${several ? 'are' : 'is'} no ${thing} ${where}.`;
};
