import type { Mention } from '@grantwright/analyst';

const letter = String.raw`(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}`;
const word = `(?:${letter}(?:${letter}|[\\p{M}ー])*)`;
/** Words in the letters of any script but Latin. */
const run = new RegExp(`${word}(?:['’.·・ \u00A0-]${word})*`, 'gu');
const latinLetter = /\p{Script=Latin}/u;
const lookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
/** Some scripts stand beside Latin letters in one word; those whose letters look like them do not. */
export const mixesAlphabets = (word: string): boolean =>
  latinLetter.test(word) && lookAlike.test(word);
const ofNoAlphabet = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** "zоrba" with a letter of another alphabet in it is one word, and none that anybody writes. */
const wholeWord = (text: string, start: number, end: number): [number, number] => {
  const before = /[\p{L}\p{M}\d]*$/u.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^[\p{L}\p{M}\d]*/u.exec(text.slice(end))?.[0] ?? '';
  const joined = latinLetter.test(before) || latinLetter.test(after);
  return joined ? [start - before.length, end + after.length] : [start, end];
};

/** Runs of words in another script than Latin, most of which have no capitals to tell names by. */
export const findForeignWords = (text: string): Mention[] => {
  if (!/[^\u0000-\u024F]/.test(text)) return [];
  const found: Mention[] = [];
  for (const match of text.matchAll(run)) {
    const [start, end] = wholeWord(text, match.index, match.index + match[0].length);
    const letters = text.slice(start, end);
    // One Greek letter is a sign: "μ", "π".
    const isSign = (letters.match(/\p{L}/gu)?.length ?? 0) < 2 && !ofNoAlphabet.test(letters);
    if (!isSign && start >= (found.at(-1)?.end ?? 0)) found.push({ text: letters, start, end });
  }
  return found;
};

/** "A B C D E" counts on. */
const isAlphabet = (letters: readonly string[]): boolean =>
  letters.every(
    (letter, at) => at === 0 || letter.charCodeAt(0) === (letters[at - 1] ?? '').charCodeAt(0) + 1,
  );

/** "Z o r b a", "Z-o-r-b-a", "Z O R B A": a word that is spelled letter by letter; "A B C D E" is none. */
export const findSpelledWords = (text: string): Mention[] =>
  [
    ...text.matchAll(
      /(?<![\p{L}\p{N}])(?:\p{L}(?:[ .·-]\p{Ll}){3,}|\p{Lu}(?:[ ·-]\p{Lu}){4,})(?![\p{L}\p{N}])/gu,
    ),
  ].flatMap(({ 0: said, index: start }) =>
    isAlphabet([...said].filter((letter) => /\p{L}/u.test(letter)))
      ? []
      : [{ text: said, start, end: start + said.length }],
  );
