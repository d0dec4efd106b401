import { squeeze } from '@grantwright/analyst';
import { mainVerb } from '../../grammar/main-verb.ts';
import { thirdForm } from '../../grammar/verbs.ts';
import { openEnd } from '../../grammar/write-sentence.ts';
import { ours } from '../question-words.ts';
import { topLevelParts } from './top-level-parts.ts';

const does =
  /^who (will |would |is going to |is to )?(leads?|runs?|manages?|directs?|oversees?|coordinates?|supervises?|chairs?)(?: (.+))?$/i;
const is =
  /^who (?:is|will be) ((?:legally |finally |ultimately |mainly )?(?:responsible|accountable|in charge))(?: (?:for|of) (.+))?$/i;
/** "Who leads it, and since when?" is two questions; the first is answered first. */
const first = /[?:;]|,? (?=(?:and|with) (?:what|how|where|when|which|since|who)\b)/i;

const work = 'the project';
const ofIt = (object: string | undefined): string =>
  object === undefined || /^(?:it|this|that|all this)$/i.test(object) ? work : ours(object);

const predicateOf = (question: string): string | undefined => {
  const asked = squeeze(question).split(first)[0]?.trim() ?? '';
  const [, later, verb, object] = does.exec(asked) ?? [];
  if (verb) {
    const base = verb.toLowerCase().replace(/s$/, '');
    return `${later ? `will ${base}` : thirdForm(base)} ${ofIt(object)}`;
  }
  const [, state, matter] = is.exec(asked) ?? [];
  return state
    ? `is ${state.toLowerCase()} ${/charge/i.test(state) ? 'of' : 'for'} ${ofIt(matter)}`
    : undefined;
};

const name =
  /^(?:(?:Dr|Mr|Mrs|Ms|Rev|Prof|Sr|Br|Fr|Engr)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:["“]?\p{Lu}[\p{L}.'’-]*["”]?|de|van|von|der|al|ap|bin)){1,4}(?: \((?!me\b|myself\b)[^()]{2,30}\))?/u;
const ofMyself = /^Me, (?=\p{Lu})|\s*\((?:me|myself)\)/gu;
const reach = /^[^\s@]+@[^\s@]+$|^(?:tel\.? |phone )?[+(]?\d[\d\s().+-]{6,}$/i;
/** How, with whom and for how long stands behind the verb; what somebody is, beside the name. */
const behind =
  /^(?:with|as|from|part-time|full-time|one|two|three|four|five|half|\d)\b.*|^(?:[\w-]+ ){1,6}(?:a|per|each|every) week$/i;
const clause = /\b(?:who|which|that|but|because|they|she|he|we)\b/i;

/**
 * "Dale Pruett, crew chief" to who leads the project: "Dale Pruett, crew chief, leads the project." Undefined for
 * what has a verb of its own, or names more than one who does it.
 */
export const whoDoes = (question: string, line: string): string | undefined => {
  const predicate = predicateOf(question);
  const text = openEnd(line.replace(ofMyself, '')).replace(
    / for (?:the|this) (?:project|work)$/i,
    '',
  );
  const who = name.exec(text)?.[0];
  if (!predicate || !who || mainVerb(text) !== undefined) return undefined;
  const rest = text.slice(who.length).trim();
  if (rest !== '' && !/^,|^with\b/.test(rest)) return undefined;
  const parts = topLevelParts(rest, /,/);
  const beside = parts.filter((part) => !behind.test(part) && !reach.test(part));
  const held = beside.every((part) => part.split(/\s+/).length <= 8 && !clause.test(part));
  // "Ana Ruiz, Ben Okafor": two people do it, and the verb is another.
  if (!held || beside.some((part) => /^and\b/.test(part) || name.exec(part)?.[0] === part))
    return undefined;
  const contact = parts.filter((part) => reach.test(part));
  const after = parts.filter((part) => behind.test(part));
  const subject =
    [who, ...beside].join(', ') + (contact.length > 0 ? ` (${contact.join(', ')})` : '');
  return `${subject}${beside.length > 0 ? ',' : ''} ${predicate}${after.map((part) => `${/^with\b/.test(part) && rest.startsWith(',') ? ',' : ''} ${part}`).join('')}.`;
};
