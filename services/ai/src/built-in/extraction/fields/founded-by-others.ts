import { initialsOf } from '../../../checking/names/initials-of.ts';
import { afterItself } from './own-names.ts';

const word = String.raw`\p{Lu}[\p{L}\p{N}'’&.-]*`;
/** "… affiliated to the Bowls Union, founded in 1903", "… of the Grange (established in 1867)": what stands right before the word. */
const apposed = new RegExp(
  `\\b(?:[Tt]he )?((?:${word} (?:(?:of|the|and|for|in|on|&) ){0,2}){1,6}${word}),? ?\\(?(?:(?:which|that|itself|who|and)(?: was| were)? |was |first )*$`,
  'u',
);
const relative = /, (?:who|whose|whom)\b[^,;]*(?:,|$)/g;

/** The sentence without what it tells of somebody by the way: ", who had taught music since 1978,". */
export const withoutPersons = (text: string): string =>
  text.replace(relative, (clause) => (clause.endsWith(',') ? ', ' : '')).replace(/, {2,}/g, ', ');

/** Whether the name right before "founded in" is another body's, to which the sentence only comes at its end. */
export const isApposedToAnother = (before: string, names: string[]): boolean => {
  const subject = /[,(] ?(?:(?:which|that|itself|who)(?: was| were)? )?$/.test(before)
    ? apposed.exec(before)?.[1]?.trim()
    : undefined;
  if (!subject || names.length === 0) return false;
  return (
    !names.some(
      (name) =>
        name.includes(subject) || subject.includes(name) || initialsOf(name).includes(subject),
    ) && afterItself(subject, names) === undefined
  );
};
