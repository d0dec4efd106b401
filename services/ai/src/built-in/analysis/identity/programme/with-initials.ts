import { isAllCapitals } from '../../capitals.ts';

/** "Sanbi-Gbif", made of a line in capitals, is "SANBI-GBIF" where the text never writes it otherwise. */
export const withInitials = (name: string, text: string): string => {
  const sentences = text.split('\n').filter((line) => !isAllCapitals(line));
  return name.replace(/\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*/gu, (word) => {
    const capitals = new RegExp(`\\b${word.toUpperCase()}\\b`, 'u');
    const otherwise = new RegExp(
      `(?<![\\w.@/-])(?:${word}|${word.toLowerCase()})(?![\\w@/-]|\\.\\w)`,
      'u',
    );
    return sentences.some((line) => capitals.test(line)) &&
      !sentences.some((line) => otherwise.test(line))
      ? word.toUpperCase()
      : word;
  });
};
