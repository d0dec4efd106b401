import { lineForm } from '../grammar/line-form.ts';
import { inFirstPerson, lowerFirst, openEnd, sentence } from '../grammar/write-sentence.ts';
import { withArticle } from '../grammar/articles.ts';
import { isCertainPhrase, isClosed } from '../grammar/certain-phrase.ts';
import { mainVerb } from '../grammar/main-verb.ts';
import { baseOfThird } from '../grammar/verbs.ts';
import type { Series } from './statement.ts';

export type Wording = {
  /** Names the organization goes by. */
  ownNames: string[];
  /** Words with a capital inside sentences: they keep it. */
  names: ReadonlySet<string>;
  /** The same without the organization's own name, whose words are often common ones. */
  namesInText: ReadonlySet<string>;
};

/** What a phrase without a verb becomes part of. */
export type Lead = Series & {
  /** What a bare verb's subject is: "We", or "Our mission is to". */
  infinitive?: string;
};

const dated =
  /^(?:in\s+)?((?:(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Fall|Winter)\s+)?(?:19|20)\d{2})\s*(?::|[-–—]|,)\s+(.+)$/i;
const label = /^([\p{L}\d][^:.!?]{2,60}):\s+(\S.*)$/u;

const longPhrase = 8;

/** A sentence that somebody wrote out, which needs nothing and is left as it is. */
export const isWhole = (line: string): boolean => {
  if (!isClosed(line) || dated.test(line)) return false;
  const form = lineForm(line);
  if (form === 'sentence') return true;
  // Nobody closes so long a line that is no sentence to its writer.
  if (form === 'noun' && line.split(' ').length >= longPhrase) return true;
  const named = label.exec(line)?.[1];
  return form === 'noun' && !isCertainPhrase(line) && (!named || mainVerb(named) !== undefined);
};

/** What is not there is no part of what there is. */
const missing = /^(?:no|not|none|never|nobody|lack of|too few|too little)\b/i;

export type Written = {
  text: string;
  series?: Series;
  whole?: true;
  /** It was made a sentence because its words leave no doubt how. */
  certain?: true;
};

/** Turns one line of notes into a sentence, or into a phrase of a series; no fact is added or lost. */
export const fromLine = (line: string, lead: Lead, wording: Wording): Written => {
  const { names, ownNames } = wording;
  if (isWhole(line)) return { text: sentence(inFirstPerson(line, ownNames)), whole: true };
  const when = dated.exec(line);
  if (when?.[1] && when[2]) {
    const rest = fromLine(when[2], lead, wording);
    // "2025: 212 school outings": there is no telling who held them, but there they were.
    if (/^\d/.test(when[2]) && lineForm(when[2]) === 'noun' && mainVerb(when[2]) === undefined)
      return { text: sentence(`In ${when[1]}, there were ${when[2]}`) };
    if (!rest.series)
      return { text: `In ${when[1]}, ${lowerFirst(rest.text, withPronoun(names))}` };
    return { text: `${lowerFirst(openEnd(when[2]), names)} (${when[1]})`, series: lead };
  }
  const labelled = label.exec(line);
  if (labelled?.[1] && labelled[2]) {
    if (lineForm(labelled[1]) === 'past')
      return { text: sentence(`We ${lowerFirst(line, names)}`) };
    const rest = fromLine(labelled[2], lead, wording);
    const name = labelled[1];
    if (!rest.series && /^We\b/.test(rest.text) && name.split(' ').length < 7)
      return { text: `In ${article(name, names)}, ${lowerFirst(rest.text, withPronoun(names))}` };
    if (!rest.series) return { text: sentence(line) };
    if (/^\d/.test(labelled[2]) && !lead.infinitive && !lead.key.startsWith('additional'))
      return {
        text: `${withArticle(lowerFirst(name, names))} (${lowerFirst(openEnd(labelled[2]), names)})`,
        series: lead,
      };
    return { text: sentence(line) };
  }
  const body = openEnd(line);
  switch (lineForm(line)) {
    case 'sentence':
      return { text: sentence(itsArticle(inFirstPerson(ownSubject(line), ownNames))) };
    case 'past':
      return { text: sentence(itsArticle(`We ${upToNow(small(line))}`)) };
    case 'base':
      return { text: sentence(itsArticle(`${lead.infinitive ?? 'We'} ${small(line)}`)) };
    case 'infinitive':
      return lead.infinitive
        ? { text: sentence(`${lead.infinitive} ${line.replace(/^to\s+/i, '')}`) }
        : { text: sentence(`We work ${lowerFirst(line, names)}`) };
    case 'third': {
      const [verb = '', ...rest] = line.split(' ');
      const base = baseOfThird(verb.toLowerCase()) ?? verb.toLowerCase();
      return { text: sentence(`We ${base} ${rest.join(' ').replace(/\bits\b/g, 'our')}`) };
    }
    default:
      // What is not surely a phrase keeps its own words: a wrong frame is worse than a plain note.
      if (!isCertainPhrase(line) || missing.test(line)) return { text: sentence(line) };
      return { text: phrase(body, names), series: { key: lead.key, lead: lead.lead } };
  }
};

const participles: Record<string, string> = {
  ran: 'run',
  gave: 'given',
  began: 'begun',
  grew: 'grown',
  took: 'taken',
  saw: 'seen',
  wrote: 'written',
  drew: 'drawn',
  drove: 'driven',
  did: 'done',
  went: 'gone',
};
/** "ran a camp since 2019" as "have run a camp since 2019": it goes on. */
const upToNow = (text: string): string =>
  text.replace(
    /^(\p{Ll}+)(?= [^.;]*\bsince (?:\p{L}+ )?(?:19|20)\d\d\b)/u,
    (past) => `have ${participles[past] ?? past}`,
  );

/** A verb is no name, whatever is named after it: "Ran Book Club" as "ran Book Club". */
const small = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** "Free instrument library, 310 instruments" as "a free instrument library (310 instruments)". */
const phrase = (text: string, names: ReadonlySet<string>): string =>
  withArticle(lowerFirst(text, names)).replace(/,\s+(\d[^,()]*)$/, ' ($1)');

/** "We need second van" as "We need a second van". */
const itsArticle = (text: string): string => {
  const match =
    /^(We (?:need|want|bought|built|opened|started|launched|hired|lack|run|own|rent|operate|offer|hold|added|created|established|founded|host|hosted|ran|won) )(\p{Ll}.*)$/iu.exec(
      text,
    );
  return match?.[1] && match[2] && !/^(?:to|that|and|or)\b/.test(match[2])
    ? `${match[1]}${withArticle(match[2])}`
    : text;
};

const withPronoun = (names: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...names].filter((name) => !/^(?:We|Our|The|In)$/.test(name)));

const article = (name: string, names: ReadonlySet<string>): string => {
  const small = lowerFirst(name, names);
  return /^(?:the|our|a|an)\s/i.test(small) ? small : `our ${small}`;
};

/** "Mobile clinic serves three counties" wants its article: the clinic is the writer's own. */
const ownSubject = (given: string): string => {
  const line = given.charAt(0).toUpperCase() + given.slice(1);
  const ours = ownVerb.test(line) || ownThing.test(line);
  return ours && !otherSubject.test(line)
    ? `Our ${line.charAt(0).toLowerCase()}${line.slice(1)}`
    : line;
};

const ownVerb =
  /^[A-Z][a-z]+(?: [a-z-]+){1,2} (?:serves|provides|offers|helps|runs|reaches|trains|teaches|supports|delivers|operates|brings|gives|meets|opens|opened|grew|reached|served)\b/;
const ownThing =
  /^(?:[A-Za-z][a-z]+ ){0,2}(?:van|bus|truck|building|kitchen|roof|garden|shelter|clinic|program|camp|choir|library|museum|theater|team|board|director|waiting list|website|office|playground|pantry|workshop|studio|gym) (?:is|has|was|needs)\b/i;
const otherSubject =
  /^(?:The|Our|A|An|This|That|It|He|She|Every|Each|One|All|No|Nobody|Everyone|There|We|In|On|At|What|Who|When|Some|Most|Many|They|One|Two)\b/;
