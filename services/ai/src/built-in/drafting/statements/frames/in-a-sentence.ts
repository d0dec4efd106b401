import { mainVerb } from '../../grammar/main-verb.ts';
import { lineForm } from '../../grammar/line-form.ts';
import { withThe } from '../../grammar/subject-article.ts';
import { openEnd } from '../../grammar/write-sentence.ts';
import { withArticle } from '../../grammar/articles.ts';
import type { Topic } from '../../topics.ts';
import { counted } from './counted.ts';
import { reported } from './done.ts';
import { expected } from './expected.ts';
import { headcount } from './headcount.ts';
import { honored } from './honors.ts';
import { underLabel } from './labelled.ts';
import { lacking } from './lacking.ts';
import { measured } from './measured.ts';
import { nameAndDeed } from './name-and-deed.ts';
import { passive } from './passive.ts';
import { aboutPeople } from './people.ts';
import { sharesAndSteps } from './shares.ts';
import { moneyIsFor } from './money-is-for.ts';
import { shortForm } from './short-forms.ts';
import { personInRole } from './person-role.ts';

export type NoteContext = {
  /** True for what stands among the organization's own results. */
  results?: boolean;
  topic?: Topic;
  /** What is told is to come. */
  planned?: boolean;
  names: ReadonlySet<string>;
};

const shared =
  /^(mutual aid|partnerships?|agreements?|contracts?|MOUs?|memorandum of understanding|ties|strong ties) with (.+)$/i;

const openAt =
  /^((?:[\p{L}-]+ ){0,3})open ((?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|daily|every|\d{1,2}(?::\d\d)? ?(?:to|-)).*)$/u;
/** "day room open 8-3" */
const opened = (text: string): string | undefined => {
  const [, place, open] = openAt.exec(openEnd(text)) ?? [];
  if (!open || mainVerb(open) !== undefined) return undefined;
  return place ? `${withThe(place.trim())} is open ${open}.` : `We are open ${open}.`;
};

/** "rest from a loan", "mutual aid with three towns", "all free": what people leave out where all know it. */
const elliptic = (text: string): string | undefined => {
  const line = openEnd(text);
  const [, from] = /^(?:the )?rest (?:comes )?from (.+)$/i.exec(line) ?? [];
  if (from) return `The rest will come from ${from}.`;
  const [, since] = /^(501 ?\(?c\)? ?\(?3\)? since (?:19|20)\d\d)$/i.exec(line) ?? [];
  if (since) return `We have been a ${since}.`;
  const times = opened(line);
  if (times) return times;
  const [, bond, others] = shared.exec(line) ?? [];
  if (bond && others)
    return `We have ${withArticle(bond.charAt(0).toLowerCase() + bond.slice(1))} with ${others}.`;
  const [, days, clock] = hours.exec(text.trim()) ?? [];
  if (days && clock) return `Our hours are ${days}, ${clock}`;
  const [, first, when] =
    /^((?:[Ff]irst|[Ll]ast|[Nn]ext|[Ff]inal) [\p{Ll}-]+(?: [\p{Ll}-]+)?),? ((?:the )?week of \p{Lu}.+|in \p{Lu}.+|on \p{Lu}.+)$/u.exec(
      line,
    ) ?? [];
  if (first && when)
    return `The ${first.toLowerCase()} will be ${when.replace(/^week/, 'the week').replace(/^the week/, 'in the week')}.`;
  if (/^all (?:of it )?free$/i.test(line)) return 'All of it is free.';
  return undefined;
};

const title = /^(["“][^"”]{3,60}["”])(?: [-–—]|[:,]) (.+)$/u;
/** "“Doorstep Shakespeare” - 50-minute Twelfth Night in 18 parks": a name, and what it is. */
const titled = (text: string): string | undefined => {
  const [, name, what] = title.exec(openEnd(text)) ?? [];
  return name && what && lineForm(what) === 'noun' && mainVerb(what) === undefined
    ? `${name} is ${/^\d+-(?:minute|hour|day|week|year) /.test(what) ? `a ${what}` : withArticle(what)}.`
    : undefined;
};

const hours =
  /^((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:s)?(?: (?:through|to|and) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)?),? (\d.* [ap]\.m\.?)$/;

const price =
  /^((?:\p{Ll}|New |\d+-)[^,:;$€£]{3,40}?)(?: (\d[\d,]* \p{Ll}+))?(?:,|:| [-–—]) ((?:about )?[$€£]\d[\d,.]*)$/u;
/** "new tanker 3,000 gallons: $412,000" as "The new tanker (3,000 gallons) costs $412,000." */
const costing = (text: string): string | undefined => {
  const [, thing, size, sum] = price.exec(openEnd(text)) ?? [];
  if (
    !thing ||
    !sum ||
    mainVerb(thing) !== undefined ||
    /\b(?:total|budget|request|ask|rent|salary)\b/i.test(thing)
  )
    return undefined;
  return `${withThe(thing)}${size ? ` (${size})` : ''} ${/[^s]s$/.test(thing) ? 'cost' : 'costs'} ${sum}.`;
};

/** Before the dash a thing, after it a clause, or both clauses. */
const atDash = (text: string): [string, string] | undefined => {
  const [, first, second] = /^(\p{L}.{5,}?) [-–—] (.{8,})$/u.exec(text) ?? [];
  return first && second && !/\([^)]*$|\d$/.test(first) ? [first, second] : undefined;
};

/**
 * A note without a verb as a whole sentence, where it is certain which verb its writer left out;
 * undefined where it is not.
 */
export const inASentence = (text: string, context: NoteContext): string | undefined => {
  const { names, results = false, planned = false, topic } = context;
  const short = shortForm(text);
  if (short) return short;
  const people = personInRole(text) ?? aboutPeople(text) ?? (planned ? undefined : headcount(text));
  if (people) return people;
  const deed = nameAndDeed(text);
  if (deed) return deed;
  const parts = atDash(text);
  if (parts) {
    const [first, second] = parts.map((part) => inASentence(part, context) ?? part);
    const clause =
      parts[1] && (mainVerb(parts[1]) !== undefined || lineForm(parts[1]) === 'sentence');
    if (first && second && first !== parts[0] && clause) return `${openEnd(first)}; ${second}`;
  }
  const told =
    (results ? (honored(text) ?? reported(text)) : undefined) ??
    passive(text) ??
    (planned ? undefined : sharesAndSteps(text)) ??
    moneyIsFor(text);
  if (told) return told;
  if (mainVerb(text) !== undefined && !/:/.test(text))
    return counted(text, names) ?? titled(text) ?? lacking(text) ?? opened(text);
  return (
    titled(text) ??
    counted(text, names) ??
    lacking(text) ??
    elliptic(text) ??
    measured(text) ??
    underLabel(text, names) ??
    costing(text) ??
    expected(text, { goals: topic === 'goals', names })
  );
};
