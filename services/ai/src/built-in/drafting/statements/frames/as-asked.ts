import { capitalize, squeeze } from '@grantwright/analyst';
import { mainVerb } from '../../grammar/main-verb.ts';
import { joinList, lowerFirst, openEnd } from '../../grammar/write-sentence.ts';
import { ours } from '../question-words.ts';
import { topLevelParts } from './top-level-parts.ts';

const whichAre = /^which (?:of your )?([\p{L} ]{3,30}?) (?:are|have been) (\p{L}+)$/iu;
const which = /^which (\p{L}+s)$/iu;
const whoAre = /^who are (?:your|the) ([\p{L} ]{3,30}s)$/iu;
const oneWord = /^(?!(?:wh|how|are|is|do)\p{L}* )(\p{L}{4,}(?: \p{L}+)?)$/iu;
/** What others give is told as a list of names and sums. */
const others =
  /^(?:who else|what (?:other|else))\b.*\b(?:gives?|funds?|funding|support(?:s|ed)?|pays?|contributes?)\b/i;
const sum = /[$€£₱₹]\s?\d|\d,\d{3}|\b[A-Z]{3} \d/;

const named = (line: string): string | undefined => {
  const parts = topLevelParts(line, /,/).flatMap((part, at, all) =>
    at === all.length - 1 ? part.split(/ and (?=(?:the )?\p{Lu})/u) : [part],
  );
  const all = parts.map((part) => part.replace(/^The (?=\p{Lu})/u, 'the '));
  return all.length > 1 && all.every((part) => /^(?:the )?\p{Lu}/u.test(part))
    ? joinList(all)
    : undefined;
};

/**
 * "Which partners are confirmed?" with names alone: "Our confirmed partners are …". "Permits?" stands before what it
 * asks for: "Permits: one from the state." Undefined for an answer with a verb of its own, or to another question.
 */
export const asAsked = (question: string, line: string): string | undefined => {
  const asked = squeeze(question).replace(/[?:.\s]+$/, '');
  const text = openEnd(line);
  if (mainVerb(text) !== undefined) return undefined;
  if (others.test(asked) && sum.test(text)) return `Other support: ${text}.`;
  const list = named(text);
  const [, what, how] = whichAre.exec(asked) ?? [];
  if (what && how && list)
    return `Our ${how.toLowerCase()} ${ours(what.toLowerCase())} are ${list}.`;
  const [, kind] = which.exec(asked) ?? [];
  if (kind && list) return `The ${kind.toLowerCase()} are ${list}.`;
  const [, group] = whoAre.exec(asked) ?? [];
  if (group && list) return `Our ${group.toLowerCase()} are ${list}.`;
  const [, word] = oneWord.exec(asked) ?? [];
  return word && /\?$/.test(question.trim())
    ? `${capitalize(word.toLowerCase())}: ${lowerFirst(text, new Set())}.`
    : undefined;
};
