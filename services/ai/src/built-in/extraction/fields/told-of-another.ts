import { opensWithItself } from './own-names.ts';

const word = String.raw`\p{Lu}[\p{L}\p{N}'’&.-]*`;
/** "Code for Elm Row is a …", "Elm Row Aid (ERA) was a …": whom a sentence says what it is. */
const subject = new RegExp(
  `^(?:The |Our partner,? )?(${word}(?: (?:(?:of|the|and|for|in|on|&) ){0,2}${word}){0,8}),? (?:\\([^)]{2,40}\\),? )?(?:is|are|was) an? `,
  'u',
);
/** "The Organization is a …" and "It is a …" are the body itself; so is every kind of body with an article. */
const anyBody =
  /^(?:It|We|This|That|He|She|They|There|Here|What|Which|Who|Founded|Established|Today|Now|Each|Every|Membership|(?:Corporation|Organi[sz]ation|Association|Society|Foundation|Club|Company|Trust|Charity|Agency|Church|School|Center|Centre|Museum|Library|Institute|Council|League|Alliance|Coalition|Network|Shelter|Program|Project|Fund|Board|Group|Choir|Chorus|Theatre|Theater|Congregation))$/;
const tellingLetters = 4;
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((each) => each.length >= tellingLetters);

/** A sentence that says what another body is: it opens with a name that is for the most part not the paper's own. */
export const isToldOfAnother = (sentence: string, names: string[]): boolean => {
  const own = subject.exec(sentence)?.[1];
  if (own === undefined || names.length === 0 || anyBody.test(own)) return false;
  if (opensWithItself(sentence, names)) return false;
  const known = new Set(names.flatMap(wordsOf));
  const words = wordsOf(own);
  const shared = words.filter((each) => known.has(each)).length;
  // "Code for America" and "Code for Elm Row" share what they do, and are two.
  if (own.includes(' ')) return words.length > 0 && shared <= words.length / 2;
  return /^[A-Z]{2,}$/.test(own) && shared === 0 && !isInitials(own, names);
};

const isInitials = (letters: string, names: string[]): boolean =>
  names.some((name) => {
    const initials = (name.match(/\b\p{L}/gu) ?? []).join('').toUpperCase();
    const capitals = (name.match(/\p{Lu}/gu) ?? []).join('');
    return [initials, capitals].some(
      (each) => each.includes(letters) || letters.includes(each.slice(0, letters.length)),
    );
  });
