import { afterItself, shortNames } from './own-names.ts';

export const otherThing =
  /\b(?:program|project|fund|award|scholarship|committee|building|campus|clinic|partnership|initiative|department|policy|wing|garden|coalition|tradition|endowment|camp|Act|Foundation of|chapter|site|location|office|store)\s+(?:was|were|is|has been|,)/i;
const ourselves =
  /\b(?:we|our (?:organization|agency|nonprofit|center|school|church|meeting|congregation|parish|choir|orchestra|theatre|library|council|troop|chapter|league|team|museum|group|club|society|association|trust|charity)|us|the (?:organization|corporation|agency|association|society|nonprofit|charity|institute|center|school|church|museum|shelter|council|ministry|food bank|library|club|trust|group|choir|band|orchestra|theatre|theater|co-?operative|federation|league|CBO|NGO|CIO|CIC))\b(?!['’]s)/i;

/** "It was a proud day when the Pantry opened its doors": the subject, right before the verb. */
const itsNoun = /\b[Tt]he (\p{Lu}\p{L}+) (?:first |was |finally )?$/gu;
export const isItsNoun = (noun: string, names: string[]): boolean =>
  names.some((name) => new RegExp(`\\b${noun}(?:,? Inc\\.?)?$`).test(name));
/** "The club's junior crew" is a part of the club. */
const startsWith = (text: string, name: string): boolean =>
  text.toLowerCase().startsWith(name.toLowerCase()) &&
  !(name.startsWith('The ') && /^['’]s\b/.test(text.slice(name.length)));

/** The subject is the organization: its name, "we", "the organization", or nobody at all ("Founded in 1987 …"). */
export const aboutIt = (before: string, names: string[]): boolean =>
  before.trim() === '' ||
  [...before.matchAll(itsNoun)].some(([, noun = '']) => isItsNoun(noun, names)) ||
  ourselves.test(before) ||
  names.some((name) => name.length > 3 && before.toLowerCase().includes(name.toLowerCase())) ||
  shortNames(names).some((name) => startsWith(before.trim(), name));

/** "The Ash Grove Association was formally set up in 2004" says whose year it is; "Founded in 1953 …" may be a parent's. */
export const isNamed = (before: string, names: string[]): boolean => {
  const rest = afterItself(before, names);
  return (
    rest !== undefined &&
    names.some((name) => before.toLowerCase().includes(name.toLowerCase())) &&
    /^(?:\([^)]{2,40}\) )?(?:was|were) (?:\p{L}+ly |first )?$/u.test(`${rest} `)
  );
};

export const saysName = (text: string, names: string[]): boolean =>
  names.some((name) => name.length > 3 && text.toLowerCase().includes(name.toLowerCase()));

/** "In 2014 we founded Elm Row Europe", in the papers of Elm Row: a name that goes on is another's. */
export const saysWholeName = (text: string, names: string[]): boolean =>
  names.some((name) => {
    const at = name.length > 3 ? text.toLowerCase().indexOf(name.toLowerCase()) : -1;
    return (
      at >= 0 &&
      !/^ (?!Inc\b|Corp|Ltd|Limited|In\b)\p{Lu}\p{Ll}/u.test(text.slice(at + name.length))
    );
  });
