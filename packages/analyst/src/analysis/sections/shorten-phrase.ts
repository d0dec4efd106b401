import { squeeze, trimEndCharacters } from '../../text/normalize.ts';

const maxWords = 14;
/** A phrase is not cut before this many words. */
const minWords = 4;
const joint =
  /^(?:of|for|to|in|on|with|and|or|the|a|an|by|at|from|as|that|your|our|their|its|beyond|regarding)$/i;

/** Removes the words that connect a phrase with the rest of a sentence, from which it was cut. */
export function removeTrailingJoints(phrase: string): string {
  const words = phrase.split(' ');
  const last = words.findLastIndex((word) => !joint.test(word));
  return last >= 0 ? words.slice(0, last + 1).join(' ') : phrase;
}

/** Shortens a phrase to the words of a title, and a long one before its last part: "How funds will be used for". */
export function shortenPhrase(phrase: string): string {
  const words = squeeze(trimEndCharacters(phrase, ':;,.*')).split(' ');
  if (words.length <= maxWords) return words.join(' ');
  const end = words.findLastIndex((word, index) => index < maxWords && joint.test(word));
  return removeTrailingJoints(words.slice(0, end > minWords ? end : maxWords).join(' '));
}
