import type { Paper } from '../paper.ts';

const defined =
  /((?:\p{Lu}[\p{L}\d'’&.-]* (?:(?:of|the|and|for|in|on|de|la|&) ){0,2}){2,10})\((?:the )?["“]?([A-Z][A-Za-z]{0,3}[A-Z]{1,6})["”]?\)/gu;
const sharedWords = 2;
const fewestLetters = 3;
const mostForms = 2;

const wordsOf = (name: string): string[] => name.replace(/^The /, '').toLowerCase().split(' ');

/** The letters that a paper puts in brackets behind its organization's name, and goes on to call it by. */
export const lettersOfOwn = (papers: Paper[], name: string): string[] => {
  const own = wordsOf(name);
  const found = papers.flatMap(({ lines }) =>
    lines.flatMap(({ text }) =>
      [...text.matchAll(defined)].flatMap(([, long = '', letters = '']) => {
        const words = wordsOf(long.trim());
        const isOwn =
          words.slice(0, sharedWords).join(' ') === own.slice(0, sharedWords).join(' ') &&
          own.includes(words.at(-1) ?? '');
        return isOwn && letters.length >= fewestLetters ? [letters] : [];
      }),
    ),
  );
  return [...new Set(found)].slice(0, mostForms);
};
