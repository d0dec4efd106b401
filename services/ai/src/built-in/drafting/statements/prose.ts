import { splitSentences, squeeze } from '@grantwright/analyst';
import { isClosed } from '../grammar/certain-phrase.ts';
import { lineForm } from '../grammar/line-form.ts';
import { isBullet } from './split-lines.ts';

/** So many sentences of a paragraph must be known for such; the others are, though we do not know their verbs. */
const known = 0.6;
const fewest = 2;
const shortest = 4;

/** "The fridge stays." has all that a sentence needs. */
const plainly =
  /^(?:The|It|This|They|We|Nobody|Everybody) \p{Ll}+ \p{Ll}+[.!]$|^(?:It|We|They) \p{Ll}+[.!]$/u;

const isWritten = (sentence: string): boolean =>
  isClosed(sentence) && /^["“(]?[\p{Lu}\d]/u.test(sentence) && !/^\d+[.)]\s/.test(sentence);

/**
 * The sentences of the paragraphs that somebody wrote out: "Reports go out each May." beside "The work runs
 * until June." Whoever writes so leaves nothing to be completed, and any frame would spoil it.
 */
export const proseSentences = (text: string): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const paragraph of text.split(/\r?\n/)) {
    if (isBullet(paragraph)) continue;
    const sentences = splitSentences(paragraph).map((each) => squeeze(each.text));
    if (sentences.length < fewest || !sentences.every(isWritten)) continue;
    const sure = sentences.filter((each) => lineForm(each) === 'sentence').length;
    if (sure / sentences.length < known) continue;
    for (const each of sentences)
      if (each.split(' ').length >= shortest || plainly.test(each)) found.add(each);
  }
  return found;
};
