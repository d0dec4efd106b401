import { capitalRun, initialsOf, tidyOrganization } from './organization-name.ts';

const spelled = new RegExp(`(${capitalRun}),? \\(([\\p{Lu}][\\p{L}&-]{1,9})\\)`, 'gu');
const turned = new RegExp(`\\b([\\p{Lu}]{2,9}) \\((${capitalRun})\\)`, 'gu');

/** Whether the letters stand in the name, in their order. */
const fits = (short: string, name: string): boolean => {
  let at = 0;
  const letters = name.toLowerCase();
  for (const letter of short.toLowerCase()) {
    const found = letters.indexOf(letter, at);
    if (found < 0) return false;
    at = found + 1;
  }
  return initialsOf(name).startsWith(short.charAt(0).toUpperCase());
};

/** What the short forms stand for: "Community Design Center of Rochester (CDCR)". */
export const acronymsIn = (text: string): Map<string, string> => {
  const found = new Map<string, string>();
  const add = (short: string, long: string): void => {
    const words = tidyOrganization(long).split(' ');
    // A sentence may begin with more capitalised words than belong to the name.
    const name = words
      .map((_, index) => words.slice(index).join(' '))
      .find((each) => /^\p{Lu}/u.test(each) && fits(short, each));
    if (name && name.split(' ').length > 1 && !found.has(short)) found.set(short, name);
  };
  for (const [, long = '', short = ''] of text.matchAll(spelled)) add(short, long);
  for (const [, short = '', long = ''] of text.matchAll(turned)) add(short, long);
  return found;
};
