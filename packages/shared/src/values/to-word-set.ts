/** Returns the words of a list such as "by due before". */
export const toWordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
