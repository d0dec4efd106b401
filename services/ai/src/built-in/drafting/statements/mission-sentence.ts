import { capitalize } from '@grantwright/analyst';
import { lineForm } from '../grammar/line-form.ts';
import { mainVerb } from '../grammar/main-verb.ts';
import { inFirstPerson, openEnd, sentence } from '../grammar/write-sentence.ts';
import { isWhole, type Wording, type Written } from './wording.ts';

/** A verb is no name, whatever is named after it. */
const small = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/**
 * One line of the mission as a sentence: a verb says what there is to do ("End hunger": "Our mission is to end
 * hunger"), and what has none is the mission itself.
 */
export const missionSentence = (line: string, first: boolean, { ownNames }: Wording): Written => {
  // A phrase that somebody closed is a phrase all the same.
  const isSentence = lineForm(line) === 'sentence' || mainVerb(line) !== undefined;
  if (isWhole(line) && isSentence)
    return { text: sentence(inFirstPerson(line, ownNames)), whole: true };
  const to = first ? 'Our mission is to' : 'We';
  switch (lineForm(line)) {
    case 'sentence':
      return { text: sentence(inFirstPerson(line, ownNames)) };
    case 'past':
      return { text: sentence(`We ${small(line)}`) };
    case 'base':
      return { text: sentence(`${to} ${small(line)}`) };
    case 'infinitive':
      return { text: sentence(`${to} ${line.replace(/^to\s+/i, '')}`) };
    case 'third':
      return { text: sentence(`Our organization ${small(line)}`) };
    default:
      // A phrase after the mission itself says more of it; nothing is known of how.
      return { text: sentence(first ? `Our mission is ${asThing(line)}` : line) };
  }
};

/** What is surely a thing goes on after "Our mission is"; anything else is quoted, for it may be an order. */
const asThing = (line: string): string =>
  /^(?:an?|the|that|no|every|\p{L}+ing)\b/iu.test(line)
    ? small(line)
    : `“${capitalize(openEnd(line))}.”`;
