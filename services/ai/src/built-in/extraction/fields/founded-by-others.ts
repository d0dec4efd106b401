import { initialsOf } from '../../names/initials-of.ts';
import { afterItself } from './own-names.ts';

const word = String.raw`\p{Lu}[\p{L}\p{N}'’&.-]*`;
/** "… affiliated to the Bowls Union, founded in 1903", "… of the Grange (established in 1867)": what stands right before the word. */
const apposed = new RegExp(
  `\\b(?:[Tt]he )?((?:${word} (?:(?:of|the|and|for|in|on|&) ){0,2}){1,6}${word}),? ?\\(?(?:(?:which|that|itself|who|and)(?: were)? |was |first )*$`,
  'u',
);
const relative = /, (?:who|whose|whom)\b[^,;]*(?:,|$)/g;

/** The sentence without what it tells of somebody by the way: ", who had taught music since 1978,". */
export const withoutPersons = (text: string): string =>
  text.replace(relative, (clause) => (clause.endsWith(',') ? ', ' : '')).replace(/, {2,}/g, ', ');

/** "Kiwanis International was founded in …", in the papers of a Kiwanis club: the short form goes on to another name. */
export const isOfItsParent = (before: string, names: string[]): boolean =>
  /^(?!Inc\b|Corp|Ltd|Limited)\p{Lu}[\p{L}’'-]+/u.test(afterItself(before, names) ?? '') &&
  !names.some((name) => before.includes(name));

const besides =
  /\b(?:friends of|parents?|boosters?|PT[AO]|PTSA|alumni|auxiliary|volunteers|foundation for)\b/i;
const house =
  /\b[Tt]he (?:\p{L}+ )?(?:school|church|museum|library|hospital|college|park|theat(?:er|re)|shelter|zoo|garden|band|university|academy)\b/u;
/** "The school was founded in 1983", in the papers of those who stand beside it. */
export const isOfItsHouse = (before: string, names: string[]): boolean =>
  names.length > 0 &&
  names.every((name) => besides.test(name)) &&
  house.test(before) &&
  !names.some((name) => before.includes(name));

/** "We thank the Harbour Board, founded in …": whoever writes is somebody else. */
const thanked = /\b(?:thanks?|thankful|grateful|indebted) (?:to |go to )?(?:the |our )?/i;

/** Whether the name right before "founded in" is another body's, to which the sentence only comes at its end. */
export const isApposedToAnother = (before: string, names: string[]): boolean => {
  const subject = /[,(] ?(?:(?:which|that|itself|who)(?: was| were)? )?$/.test(before)
    ? apposed.exec(before)?.[1]?.trim()
    : undefined;
  if (!subject) return false;
  if (names.length === 0) return thanked.test(before);
  return (
    !names.some(
      (name) =>
        name.includes(subject) || subject.includes(name) || initialsOf(name).includes(subject),
    ) && afterItself(subject, names) === undefined
  );
};
