import { mainVerb } from '../grammar/main-verb.ts';

/** Fewer words are a note. */
const fewest = 6;

/** Whether a sentence may tell in short what a project is: "About 212 acres" tells nobody. */
export const tellsInShort = (text: string): boolean =>
  text.split(' ').length >= fewest && mainVerb(text) !== undefined;
