import { squeeze } from '../../../text/normalize.ts';
import { lineForm } from '../grammar/line-form.ts';
import { isClosed } from '../grammar/certain-phrase.ts';
import { isAmbiguousVerb, isBaseVerb } from '../grammar/verbs.ts';
import { mainVerb } from '../grammar/main-verb.ts';
import { lowerFirst, openEnd, sentence } from '../grammar/write-sentence.ts';
import { objectArticle, withArticle } from '../grammar/articles.ts';
import { scheduled, startsOrEnds } from './scheduled.ts';
import { fromLine, isWhole, type Lead, type Written, type Wording } from './from-line.ts';
import type { Note } from './read-notes.ts';

const people =
  'staff|employees?|volunteers?|members|tutors?|teachers|coaches|drivers|mentors|interns|board members|nurses|doctors|artists';
const served =
  'people|children|youth|students|learners|families|households|adults|seniors|patients|participants|residents|women|men|teens|clients|veterans|refugees|girls|boys|parents|farmers|farmworkers';
const staffCount = new RegExp(
  `^(?:about |over |more than |nearly )?(?:\\d[\\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\\s+(?:[\\p{Ll}-]+\\s+){0,3}(?:${people})\\b`,
  'iu',
);
const helpers = new RegExp(`^[^,;:()]+ (?:${people})$`, 'iu');
const predicate =
  /\b(?:are|is|were|was|have|has|had|will|work|serve|help|run|teach|lead|visit|said|say|completed|attended|grew|speak|spoke|went|go|live|need|lack|came|come|gave|give|led|served|took|made)\b/i;
const servedCount = new RegExp(
  `^(?:about |over |more than |nearly |up to )?(?:\\d[\\d,]*(?:-\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty)\\s+(?:[\\p{Ll}-]+\\s+){0,3}(?:${served})\\b`,
  'iu',
);
const person =
  /^((?:(?:Dr|Mr|Mrs|Ms|Rev|Prof|Sr|Fr)\.? )?\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){1,3}(?: (?:DVM|MD|DDS|DMD|RN|NP|PhD|MSW|LCSW|LICSW|CPA|JD|MPH|EdD|OSF))?),\s+((?:co-?)?\p{Ll}[\p{Ll}-]+(?: [\p{Ll}-]+| ESL){0,4}(?: since \d{4})?)(?:,\s+(.+))?$/u;
const jobs =
  /\b(?:vet|veterinarian|dentist|conductor|chief|captain|director|manager|coordinator|officer|teacher|nurse|doctor|physician|president|chair|founder|lead|promotora|specialist|instructor|treasurer|secretary|counselor|therapist|supervisor|advisor|assistant|principal|pastor|chef|cook|driver|artist|analyst|librarian|consultant|organizer|administrator|superintendent|trainer|ceo|head)\b/i;

/** "Deb Hollins, executive director since 2013" as "Deb Hollins has been our executive director since 2013." */
const aboutPerson = (text: string): string | undefined => {
  const match = person.exec(openEnd(text));
  const [, name, given = '', rest = ''] = match ?? [];
  if (!name || !jobs.test(given) || mainVerb(text.split(',')[0] ?? '')) return undefined;
  const since = /^(.+?) (since .+)$/.exec(given);
  const role = since?.[1] ?? given;
  const first = since ? `${name} has been our ${role} ${since[2]}` : `${name} is our ${role}`;
  if (!rest) return `${first}.`;
  if (
    /^(?:[\d]+|one|two|three|four|five|six|seven|eight|nine|ten|over|more than)\b[^,]*years?[^,]*$/i.test(
      rest,
    )
  ) {
    const years = /years?$/i.test(rest) ? `${rest} of experience` : rest;
    return `${first}, with ${years}.`;
  }
  const past = /^(?:came|joined|grew|started|began|led|ran|taught|worked|founded|built)\b/.test(
    rest,
  );
  return past ? `${first} and ${rest}.` : `${first}, ${rest}.`;
};

const superlative =
  /^(?:nearest|closest|largest|smallest|only|average|median|main|biggest|typical|current|same|next|waiting list|waitlist)\b/i;

/** "nearest clinic - 47 miles" as "The nearest clinic is 47 miles away." */
const measured = (text: string): string | undefined => {
  const match =
    /^(.{4,50}?)(?:\s+[-–—]+\s+|:\s+)(about |over |more than |nearly )?(\d[\d,.]*) (miles?|minutes?|hours?|days?|weeks?|months?)( away| by (?:car|bus))?$/i.exec(
      openEnd(text),
    );
  if (!match?.[1]) return undefined;
  const [, thing = '', about = '', number = '', unit = '', by = ''] = match;
  const away = by || (/\b(?:nearest|closest)\b/i.test(thing) ? ' away' : '');
  return `${withThe(thing)} is ${about}${number} ${unit}${away}.`;
};

const determined =
  /^(?:the|a|an|our|their|its|this|that|these|those|my|each|every|no|one|all|some|most|many|we|it|they|there|in|on|at|\d)/i;
const withThe = (text: string): string =>
  determined.test(text)
    ? sentenceStart(text)
    : `The ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const sentenceStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "church pays the rent" wants its article; "staff speak Spanish" and "Medicaid pays" do not. */
const articled = (text: string, names: ReadonlySet<string>): string => {
  // Who begins with a capital may well begin with a name.
  if (/^\p{Lu}/u.test(text)) return text;
  if (/^\d+-(?:hour|bed|week|day|year)\b/.test(text) && mainVerb(text)) return `Our ${text}`;
  const [first = '', second = ''] = text.split(/\s+/);
  if (determined.test(text) || names.has(first) || names.has(sentenceStart(first))) return text;
  if (/^\p{Lu}{2}|\.$/u.test(first)) return text;
  if (superlative.test(text)) return withThe(text);
  if (/^\p{Lu}{2}|^\p{Lu}\p{Ll}+$/u.test(first) && /^\p{Lu}/u.test(second)) return text;
  const verb = mainVerb(text);
  if (
    !verb ||
    verb.at > 5 ||
    !(
      verb.form === 'third' || /^(?:is|was|has|will|would|may|can)$/.test(verb.words[verb.at] ?? '')
    )
  )
    return text;
  const subject = verb.words.slice(0, verb.at).join(' ');
  return withArticle(subject) === subject ? text : withThe(text);
};

/** "records pulled by our team" as "Records are pulled by our team." */
const passive = (text: string): string | undefined => {
  const match =
    /^((?:[\p{L}-]+ ){1,3})(pulled|checked|collected|reviewed|tracked|taught|led|run|held|funded|paid|donated|given|served|offered|provided|recorded|entered|reported|translated|staffed|supervised|written|owned|managed) ((?:by|in|from|at|every|each|weekly|monthly|quarterly|daily|twice|through|for)\b.*)$/iu.exec(
      openEnd(text),
    );
  if (!match?.[1] || !match[2] || !match[3] || /\d/.test(match[1])) return undefined;
  const subject = match[1].trim();
  if (/\b(?:and|of|the)$/i.test(subject)) return undefined;
  const plural = /(?:[^s]s|data|people|children|men|women)$/i.test(subject);
  return sentence(
    `${plural || /^\p{Lu}{2}/u.test(subject) ? sentenceStart(subject) : withThe(subject)} ${plural ? 'are' : 'is'} ${match[2]} ${match[3]}`,
  );
};

export const future = (text: string, today: number): boolean =>
  [...text.matchAll(/\b(20\d{2})\b/g)].some(([, year]) => Number(year) > today);

const wish =
  /^(?:we(?:'d| would) like(?: to)?|(?:we )?(?:want|need|hope|plan|expect|have|ask|seek|aim)(?: to)?:?)\s+/i;

const ratio = /(?<![\d.,$-])\b([1-9]) (of|in|out of) (every )?([1-9])\b(?![\d.,%])/g;
const small: Record<string, string> = {
  1: 'One',
  2: 'Two',
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'Six',
  7: 'Seven',
  8: 'Eight',
  9: 'Nine',
};
/** A sentence does not begin with a small figure. */
const spelled = (text: string): string =>
  text
    .replace(
      ratio,
      (_, part: string, link: string, every: string | undefined, whole: string, at: number) =>
        `${at === 0 ? (small[part] ?? part) : (small[part] ?? part).toLowerCase()} ${link} ${every ?? ''}${(small[whole] ?? whole).toLowerCase()}`,
    )
    .replace(
      /^([1-9])(?= (?!(?:in|of|out|to|percent|a\.?m|p\.?m)\b)\p{Ll})/u,
      (digit) => small[digit] ?? digit,
    );

/** "ASQ at 6 months, goal 85% on track": the goal is said in a clause of its own. */
export const withGoal = (text: string): string =>
  isClosed(text)
    ? text
    : text
        .replace(
          /[,;]\s+(?:and )?(?:the |our )?(?:goal|target)(?: is| of|:)?\s+(?=(?:under|over|at least|about|more than|fewer than|less than) \d|\d)/i,
          '; our goal is ',
        )
        .replace(
          /^(?:the |our )?(?:goal|target)(?: is| of)?\s+(?=(?:under|over|at least|about) \d|\d)/i,
          'Our goal is ',
        );

/** One statement of somebody's notes as a sentence, or as a phrase of the list it stands in. */
export const fromNote = (note: Note, lead: Lead, wording: Wording, thisYear: number): Written => {
  const text = withGoal(squeeze(note.text));
  const topic = note.label?.topic;
  const said = (whole: string): Written => ({ text: spelled(sentence(whole)) });
  const turn = startsOrEnds(text);
  if (turn) return said(turn);
  if (isWhole(text)) return fromLine(text, lead, wording);
  if (
    isClosed(text) &&
    !note.label &&
    lead.key.startsWith('additional') &&
    lineForm(text) === 'noun'
  )
    return said(text);
  if (note.item) return { text: withArticle(openEnd(text)), series: lead };
  if (topic === 'timeline') {
    const step = scheduled(text, wording);
    if (step) return said(step);
    if (lineForm(text) === 'noun')
      return said(text.replace(/ (?=(?:by |in )?[A-Z][a-z]+ 20\d{2}$)/, ': '));
  }
  const whole = aboutPerson(text) ?? measured(text) ?? passive(text);
  if (whole) return said(whole);
  const wanted = /^(?:want|need|looking for|wish)\s*:\s*(.+)$/i.exec(text)?.[1];
  if (wanted)
    return said(
      `We want ${/^to\b/i.test(wanted) ? wanted : withArticle(lowerFirst(wanted, wording.names))}`,
    );
  const asking = /^(?:asking|ask|requesting|request)(?: for)?:?\s+((?:about )?[$€£].*)$/i.exec(
    text,
  )?.[1];
  if (asking) return said(`We ask for ${asking}`);
  if (/^all[- ]volunteers?\b/i.test(text)) return said(`We are ${lowerFirst(text, wording.names)}`);
  const counted = /^volunteers?\s*:\s*(\d[\d,]*)(.*)$/i.exec(text);
  if (counted)
    return said(
      `We have ${counted[1]} volunteers${(counted[2] ?? '').replace(/^, (one|two|\d)/, ' and $1')}`,
    );
  const dashed = /^(\p{L}[^–—]{3,}?) [-–—] (.{8,})$/u.exec(text);
  if (dashed?.[1] && dashed[2]) {
    const clauses = [dashed[1], dashed[2]].map(
      (part) => mainVerb(part) !== undefined || lineForm(part) !== 'noun',
    );
    if (!clauses[0]) return said(`${dashed[1]}: ${dashed[2]}`);
    if (clauses[1])
      return fromNote({ ...note, text: `${dashed[1]}; ${dashed[2]}` }, lead, wording, thisYear);
  }
  const form = lineForm(text);
  if (form === 'noun' && helpers.test(text))
    return said(`We have ${lowerFirst(text, wording.names)}`);
  if (staffCount.test(text) && !/\bof (?:our|the)\b/i.test(text) && !predicate.test(text))
    return said(
      `We have ${lowerFirst(text, wording.names).replace(/,\s+(?=(?:\d+|one|two|three|four|five)\s)/, ' and ')}`,
    );
  if (form === 'noun' && note.label?.plan && servedCount.test(text))
    return said(`We will serve ${lowerFirst(text, wording.names)}`);
  if (form === 'base' && (note.label?.plan || future(text, thisYear)) && !wish.test(text)) {
    return said(`We will ${objectArticle(lowerFirst(text, wording.names))}`);
  }
  if (
    form === 'noun' &&
    topic === 'goals' &&
    /^\d+%|%/.test(text) &&
    !note.label?.lead.startsWith('By')
  )
    return said(`Our goal: ${text}`);
  if (form === 'base' || form === 'past')
    return mapText(fromLine(joined(text), lead, wording), spelled);
  if (form === 'sentence')
    return { ...mapText(fromLine(articled(text, wording.names), lead, wording), spelled) };
  return mapText(fromLine(text, lead, wording), (written) => spelled(written));
};

/** "count families, ask them twice a year" as "count families and ask them twice a year". */
const joined = (text: string): string => {
  const match = /^([^,]+), (\p{Ll}+)( [^,]+)$/u.exec(text);
  return match?.[1] && match[2] && isBaseVerb(match[2]) && !isAmbiguousVerb(match[2])
    ? `${match[1]} and ${match[2]}${match[3] ?? ''}`
    : text;
};

const mapText = (written: Written, change: (text: string) => string): Written =>
  written.series ? written : { ...written, text: change(written.text) };
