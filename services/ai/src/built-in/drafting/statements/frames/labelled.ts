import { mainVerb } from '../../grammar/main-verb.ts';
import { withArticle } from '../../grammar/articles.ts';
import { joinList, lowerFirst, openEnd } from '../../grammar/write-sentence.ts';
import { reported } from './done.ts';
import { topLevelParts } from './top-level-parts.ts';

const label = /^((?:[\p{L}’'-]+ ){0,3}[\p{L}’'-]+): (.+)$/u;
const service =
  /\b(?:program|project|camp|clinic|shelter|service|hotline|pantry|campaign|initiative|fund|club|course|workshop|class|school)$/i;
const given = /^(?:grant|project|program|proposal|the grant|the project)$/i;
/** "Partners Lamprey Health Care, …": the colon that somebody left out. */
const partners = /^(?:Our )?[Pp]artners?:? (?=\p{Lu})(.+)$/u;

/** A label and what stands after it, as one sentence where it is certain how they belong together. */
export const underLabel = (text: string, names: ReadonlySet<string>): string | undefined => {
  const line = openEnd(text);
  const [, allies] = partners.exec(line) ?? [];
  if (allies && mainVerb(allies) === undefined) {
    const parts = topLevelParts(allies, /[,;]/);
    return parts.length > 1 && parts.every((part) => /^(?:the )?\p{Lu}/u.test(part))
      ? `Our partners are ${joinList(parts)}.`
      : undefined;
  }
  const [, verb, counted] = /^(track|count|measure)s?: (.+)$/i.exec(line) ?? [];
  if (verb && counted && mainVerb(counted) === undefined)
    return `We ${verb.toLowerCase()} ${joinList(topLevelParts(counted, /[,;]/))}.`;
  const [, name = '', rest = ''] = label.exec(line) ?? [];
  if (!name || (mainVerb(name) !== undefined && !service.test(name))) return undefined;
  const things = service.test(name) ? reported(rest) : undefined;
  if (things)
    return `Through our ${lowerFirst(name, names)}, ${things.charAt(0).toLowerCase()}${things.slice(1)}`;
  const parts = topLevelParts(rest, /[,;]/);
  const plain = parts.every(
    (part) => !/^[\d$]/.test(part) && mainVerb(part) === undefined && part.split(' ').length < 6,
  );
  if (
    /[^s]s$/.test(name) &&
    parts.length > 1 &&
    plain &&
    !/^(?:costs|expenses|volunteers|goals|results|targets|dates|times|hours)$/i.test(name)
  )
    return `${/^(?:our|the) /i.test(name) ? name : `The ${lowerFirst(name, names)}`} are ${joinList(parts)}.`;
  const clauses = topLevelParts(rest, /;/);
  const people = topLevelParts(clauses.at(-1) ?? '', /,/);
  if (
    /[^s]s$|^staff$/i.test(name) &&
    people.length > 1 &&
    people.every((part) => /^(?:\p{Lu}[\p{L}\p{M}.'’-]* ?){2,4}(?: ?\([^()]+\))?$/u.test(part)) &&
    clauses.slice(0, -1).every((clause) => clause.split(' ').length > 3)
  )
    return `${[...clauses.slice(0, -1), `${clauses.length > 1 ? 'our' : 'Our'} ${name.toLowerCase()} are ${joinList(people)}`].join('; ')}.`;
  const [thing = '', ...more] = parts;
  if (
    given.test(name) &&
    thing &&
    !/\b(?:is|are|will|has|have|was|were)\b/.test(rest) &&
    /^\p{Ll}/u.test(thing)
  )
    return `The project is ${withArticle(thing.replace(/ (20\d\d)$/, ' in $1'))}${more.length > 0 ? `: ${/ and /.test(more.at(-1) ?? '') ? more.join(', ') : joinList(more)}` : ''}.`;
  return undefined;
};
