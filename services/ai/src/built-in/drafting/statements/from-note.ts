import { squeeze } from '../../../text/normalize.ts';
import { objectArticle, withArticle } from '../grammar/articles.ts';
import { isCertainPhrase, isClosed } from '../grammar/certain-phrase.ts';
import { lineForm } from '../grammar/line-form.ts';
import { mainVerb } from '../grammar/main-verb.ts';
import { tieList } from '../grammar/tie-list.ts';
import { subjectArticle } from '../grammar/subject-article.ts';
import { isAmbiguousVerb, isBaseVerb } from '../grammar/verbs.ts';
import { joinList, lowerFirst, openEnd, sentence } from '../grammar/write-sentence.ts';
import { topLevelParts } from './frames/top-level-parts.ts';
import { inASentence } from './frames/in-a-sentence.ts';
import { withMeasure } from './frames/measured.ts';
import { shortForm } from './frames/short-forms.ts';
import { byParts } from './by-parts.ts';
import { isReadable } from './readable.ts';
import { fromLine, isWhole, type Lead, type Written, type Wording } from './from-line.ts';
import { isThings } from './is-things.ts';
import type { Note } from './read-notes.ts';
import { scheduled, startsOrEnds } from './scheduled.ts';
import { future, spelled, withGoal } from './spelled.ts';

const served =
  'people|children|youth|students|learners|families|households|adults|seniors|patients|participants|residents|women|men|teens|clients|veterans|refugees|girls|boys|parents|farmers|farmworkers';
const helpers =
  /^[^,;:()]+ (?:staff|employees?|volunteers?|members|tutors?|teachers|coaches|drivers|mentors|interns|nurses|doctors|artists)$/iu;
const servedCount = new RegExp(
  `^(?:about |over |more than |nearly |up to )?(?:\\d[\\d,]*(?:-\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty)\\s+(?:[\\p{Ll}-]+\\s+){0,3}(?:${served})\\b`,
  'iu',
);
/** What is not there is no part of what there is. */
const missing = /^(?:no|not|none|never|nobody|lack of|too few|too little)\b/i;
const wish =
  /^(?:we(?:'d| would) like(?: to)?|(?:we )?(?:want|need|hope|plan|expect|have|ask|seek|aim)(?: to)?:?)\s+/i;

const beginsSentence =
  /^(?:we|our|the|an?|in|on|at|during|since|this|these|it|they|he|she|there|i|when|if|with|every|each|most|some)\b/i;

/** What a list of results, of projects or under a label may hold as it stands. */
const isListed = (text: string, note: Note, lead: Lead): boolean => {
  if (beginsSentence.test(text) || /^(?:19|20)\d\d:/.test(text)) return false;
  const verb = mainVerb(text);
  if (lead.key === 'currentProjects')
    return (
      verb === undefined || (verb.form === 'base' && !/\b(?:is|are|has|have|will|can)\b/.test(text))
    );
  if (verb !== undefined) return false;
  if (lead.key === 'achievements') return true;
  return Boolean(note.label?.lead) && (/^\d/.test(text) || isCertainPhrase(text));
};

/** A thing with its article, and its measure in brackets: "a summer camp (6 weeks)". */
const asItem = (text: string, names: ReadonlySet<string>): string => {
  const measured = text.replace(
    /^(\p{L}[^,(:\d]*?(?<!\b(?:for|in|at|of|to|with|by|from|every|each|ages?|over|about|and|grades?|year|the|until|class))) (\d+ \p{Ll}+)$/u,
    '$1 ($2)',
  );
  if (/^\p{Lu}[\p{L}-]* ?[(:]/u.test(measured)) return measured;
  const pair = topLevelParts(measured, /,/);
  if (
    pair.length === 2 &&
    pair.every(
      (part) =>
        /^\p{Ll}[^\d]*$/u.test(part) && part.split(' ').length < 5 && mainVerb(part) === undefined,
    )
  )
    return pair.map(withArticle).join(' and ');
  return withArticle(lowerFirst(measured, names));
};

/** "a choir, open stage, tours": several things of one list. */
const inOneBreath = (text: string, names: ReadonlySet<string>): string => {
  const parts = topLevelParts(text, /,/);
  return parts.length > 2 && isThings(text)
    ? joinList(parts.map((part) => withArticle(lowerFirst(part, names))))
    : asItem(text, names);
};

const longSentence = 9;
const isWrittenOut = (text: string): boolean =>
  isClosed(text) &&
  !/^(?:What (?:the|we)|Ok|So)\b/.test(text) &&
  text.split(' ').length >= longSentence &&
  mainVerb(text) !== undefined &&
  /^(?:To \p{Ll}+ (?:if|whether|what|how)\b|What (?:we|I|they)\b)/u.test(text);

/** One statement of somebody's notes as a sentence, or as a phrase of the list it stands in. */
export const fromNote = (note: Note, lead: Lead, wording: Wording, thisYear: number): Written => {
  const text = withGoal(
    squeeze(note.text).replace(/\bits (?=(?:not|a|an|the|been|going) )/gi, (its) =>
      its.startsWith('I') ? 'It is ' : 'it is ',
    ),
  );
  const topic = note.label?.topic;
  // Whoever wrote a sentence out and closed it wants no other.
  if (!note.item && isWrittenOut(text)) return { ...fromLine(text, lead, wording), whole: true };
  const said = (whole: string): Written => ({ text: spelled(tieList(sentence(whole))) });
  const turn = startsOrEnds(text);
  if (turn) return { ...said(turn), certain: true };
  // Goals and measures are often no things: they keep their words.
  if (note.item)
    return {
      text:
        topic === 'goals' || topic === 'evaluation' || note.label?.list
          ? openEnd(text)
          : withArticle(lowerFirst(openEnd(text), wording.names)),
      series: lead,
    };
  if (topic === 'ask' && /^(?:about )?[$€£]\d/.test(text)) return said(`We ask for ${text}`);
  const whole = beginsSentence.test(text)
    ? shortForm(text)
    : inASentence(withMeasure(text), {
        names: wording.names,
        results: lead.key === 'achievements',
        planned: note.label?.plan === true || topic === 'goals',
      });
  if (whole) return { ...said(whole), certain: true };
  if (!isClosed(text) && /,/.test(text) && !isReadable(sentence(text))) {
    const several = byParts(text, wording.names);
    if (several) return { ...said(several), certain: true };
  }
  const form = lineForm(text);
  if (isWhole(text) && form === 'sentence')
    return fromLine(withMeasure(tieList(subjectArticle(text, wording.names))), lead, wording);
  const phrase = form === 'noun' && !missing.test(text) && isListed(text, note, lead);
  if (isWhole(text) && !phrase) return fromLine(text, lead, wording);
  if (
    isClosed(text) &&
    !note.label &&
    lead.key.startsWith('additional') &&
    lineForm(text) === 'noun'
  )
    return said(text);
  if (topic === 'timeline') {
    const step = scheduled(text, wording);
    if (step) return { ...said(step), certain: true };
    if (lineForm(text) === 'noun')
      return said(text.replace(/ (?=(?:by |in )?[A-Z][a-z]+ 20\d{2}$)/, ': '));
  }
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
  const dashed = /\([^)]* [-–—] [^(]*\)|\d [-–—] /.test(text)
    ? null
    : /^(\p{L}[^–—]{3,}?) [-–—] (.{8,})$/u.exec(text);
  if (
    dashed?.[1] &&
    dashed[2] &&
    (mainVerb(dashed[1]) !== undefined || lineForm(dashed[1]) !== 'noun')
  )
    if (mainVerb(dashed[2]) !== undefined || lineForm(dashed[2]) !== 'noun')
      return fromNote({ ...note, text: `${dashed[1]}; ${dashed[2]}` }, lead, wording, thisYear);
  if (dashed?.[1] && dashed[2] && mainVerb(dashed[1]) === undefined)
    return said(`${dashed[1]}: ${dashed[2]}`);
  if (form === 'noun' && helpers.test(text))
    return said(`We have ${lowerFirst(text, wording.names)}`);
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
  if (phrase)
    return {
      text: inOneBreath(openEnd(text), wording.names),
      series: { key: lead.key, lead: lead.lead },
    };
  if (form === 'base' || form === 'past')
    return mapText(fromLine(joined(text), lead, wording), spelled);
  if (form === 'sentence')
    return { ...mapText(fromLine(subjectArticle(text, wording.names), lead, wording), spelled) };
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
  written.series ? written : { ...written, text: tieList(change(written.text)) };
