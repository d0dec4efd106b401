import type { Answer, OrganizationInfo } from '@grantwright/shared/contract';
import type { Lead, Wording } from './from-line.ts';
import { withArticle } from '../grammar/articles.ts';
import { lineForm } from '../grammar/line-form.ts';
import { inFirstPerson, openEnd, sentence } from '../grammar/write-sentence.ts';
import { bareRequest } from '../gaps/bare-request.ts';
import { expandNotes } from './expand-notes.ts';
import { fromNote } from './from-note.ts';
import { proseSentences } from './prose.ts';
import { isNoThing } from './is-no-thing.ts';
import { leads, longTexts } from './long-texts.ts';
import { plainNote } from './plain-note.ts';
import { unreadable } from './unreadable.ts';
import { type Note, readNotes } from './read-notes.ts';
import { statement, type Origin, type Statement } from './statement.ts';
import { type Topic, type TopicScores, topicsTold } from '../topics.ts';

/** What the profile lists of the organization. */
const isListOfUs: ReadonlySet<Origin> = new Set<Origin>(['currentProjects', 'achievements']);

/** Answers keep so far apart that no two of their sentences share a place. */
const answerSpan = 1000;

/** "One director, 110 members, board of 7": those whom an organization is made of. */
const ofTeam =
  /^(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d[\d,]*) )?(?:[\p{L}-]+ ){0,2}?(?:staff|directors?|coordinators?|managers?|members|volunteers|board|committee|trustees|president|chair|employees|workers|artists|teachers|tutors|nurses|coaches)\b(?!.*\b(?:trained|served|taught|helped|reached|of the public)\b)/iu;

const leadFor = (note: Note, origin: Origin, own: Lead): Lead => {
  if (note.label?.lead)
    return { key: `${own.key} ${note.group} ${note.label.lead}`, lead: note.label.lead };
  if (origin !== 'additional') return own;
  if (note.item && ofTeam.test(note.text))
    return { key: `additional ${note.group} team`, lead: 'Our team includes' };
  const told = topicsTold(note.text);
  const topic = (Object.keys(leads) as Topic[])
    .filter((key) => told[key])
    .sort((a, b) => (told[b] ?? 0) - (told[a] ?? 0))[0];
  return {
    key: `additional ${note.group} ${topic ?? ''}`,
    lead: leads[topic ?? 'project'] ?? 'Our work includes',
  };
};

/** A heading or label says more surely what a note is about than the note's own words. */
const labelWeight = 4;

/** What notes are never read as answers to, and may tell of beside what they answer. */
const asides: readonly Topic[] = ['equity', 'outreach', 'board'];
const asideWeight = 2;
const besides = (text: string): TopicScores => {
  const told = topicsTold(text);
  return Object.fromEntries(
    asides.flatMap((topic) => (told[topic] ? [[topic, asideWeight]] : [])),
  ) as TopicScores;
};

/** What a note is about by the label over it. */
const byLabel = (note: Note): TopicScores =>
  note.label?.topic
    ? { [note.label.topic]: labelWeight }
    : wish.test(note.text)
      ? { project: 2 }
      : {};

/** Where a note of money belongs that nobody gave a unit. */
const ofMoney = (note: string): TopicScores =>
  bareRequest(note)
    ? { ask: 4, budget: 3 }
    : /^(?:raised|in hand|pledged|match)\b/i.test(note)
      ? { sustainability: 4, budget: 3 }
      : {};

/** What somebody wants is what the grant is for. */
const wish =
  /^(?:what we want to do|(?:we )?(?:would like|want|plan|hope|propose|need (?:a|an|to|\p{Ll}+ \p{Ll}+ so)|(?:are )?asking for))\b/iu;

/** Phrases that stand together make one list; a phrase after a sentence begins another. */
const byRuns = (statements: Grouped[]): Grouped[] => {
  let run = 0;
  return statements.map((said, at) => {
    const before = statements[at - 1];
    if (!said.series || said.labelled || said.origin !== 'additional') return said;
    if (!before?.series) run += 1;
    return { ...said, series: { ...said.series, key: `${said.series.key} ${run}` } };
  });
};

/** "We want a van to bring food to people. two routes a week": what the sentence goes on to say. */
const withAfterthoughts = (statements: Grouped[]): Grouped[] =>
  statements.reduce<Grouped[]>((kept, said, at) => {
    const before = kept.at(-1);
    const alone = said.series && !said.labelled && !statements[at + 1]?.series;
    const wants = /^We (want|need|plan|hope)\b/.exec(before?.text ?? '')?.[1];
    const also = /^(?:an? )?also (?!known|called)(.+?)\.?$/i.exec(
      said.series ? said.text : openEnd(said.text),
    );
    if (!said.open && wants && also?.[1] && before?.group === said.group)
      kept.push(
        withoutSeries({
          ...said,
          text: `We also ${wants} ${withArticle(also[1].replace(/^([^,(\d]+?) (\d.*)$/, '$1 ($2)'))}.`,
        }),
      );
    else if (
      alone &&
      !said.open &&
      !before?.open &&
      said.sameLine &&
      said.small &&
      said.origin === 'additional' &&
      before &&
      !before.series &&
      before.group === said.group &&
      /[^:]{20}\.$/.test(before.text) &&
      !before.text.includes(': ')
    )
      kept[kept.length - 1] = {
        ...before,
        text: `${before.text.replace(/\.$/, '')}: ${said.text}.`,
      };
    else kept.push(said);
    return kept;
  }, []);

/** The statements of the profile's long texts, and of the notes that answer a question, in their order. */
export const fromLongTexts = (
  info: OrganizationInfo,
  answers: Answer[],
  wording: Wording,
  thisYear: number,
  /** Notes that the budget table shows already. */
  shown: ReadonlySet<string> = new Set(),
): Statement[] =>
  longTexts(info, answers).flatMap(({ origin, text, lead, prior, noted }) => {
    const notes = readNotes(text).filter((note) => !shown.has(note.text));
    const lines = expandNotes(text).split('\n');
    const prose = proseSentences(text);
    const drafted = notes.map((note, place) => ({
      note: note.text,
      of: note,
      place,
      order: (noted?.at ?? 0) * answerSpan + place,
      written:
        prose.has(note.text) && !note.item && lineForm(note.text) !== 'sentence'
          ? { text: sentence(inFirstPerson(note.text, wording.ownNames)), whole: true as const }
          : fromNote(note, leadFor(note, origin, lead), wording, thisYear),
      listed: note.label !== undefined || (origin !== 'additional' && !noted),
    }));
    const judged = unreadable(drafted);
    // Where one thing of a list is none, the whole list keeps the words it was typed in.
    const isBroken =
      isListOfUs.has(origin) &&
      judged.some(
        ({ written, plain, open }) =>
          open === undefined && (plain !== undefined || isNoThing(written.text)),
      );
    const written = judged.map(
      ({
        of: note,
        place,
        order,
        written: { certain: _certain, ...made },
        open,
        plain,
      }): Grouped => ({
        ...statement(
          open !== undefined
            ? { text: open, open: true, origin, order }
            : plain !== undefined || (isBroken && made.series)
              ? { ...plainNote(plain ?? note.text, `${lead.key} ${note.group}`), origin, order }
              : { ...made, origin, order },
          noted
            ? { ...prior, ...besides(note.text) }
            : { ...prior, ...byLabel(note), ...(open === undefined ? {} : ofMoney(open)) },
          noted ? 'known' : 'guessed',
        ),
        ...(noted ? { question: noted.question } : {}),
        group: note.group,
        labelled: note.label !== undefined,
        sameLine: sameLine(lines, notes[place - 1]?.text, note.text),
        small: /^\p{Ll}|^(?:two|three|four|five|\d+)\s/u.test(note.text),
      }),
    );
    return withNeighbours(withAfterthoughts(byRuns(written)));
  });

type Grouped = Statement & { group: number; labelled: boolean; small: boolean; sameLine: boolean };

const withoutSeries = ({ series: _series, ...said }: Grouped): Grouped => said;

const sameLine = (lines: string[], before: string | undefined, text: string): boolean =>
  before !== undefined &&
  lines.some((line) => line.includes(before.slice(0, 20)) && line.includes(text.slice(0, 20)));

/** A sentence goes on from the one before it, and is about the same unless it says otherwise. */
const carried = 0.35;

const withNeighbours = (statements: Grouped[]): Statement[] =>
  statements.map(
    ({ group, labelled: _labelled, small: _small, sameLine: _sameLine, ...said }, at) => {
      const before = statements[at - 1];
      if (before?.group !== group) return said;
      const topics = { ...said.topics };
      for (const [topic, weight] of Object.entries(before.topics) as [Topic, number][])
        topics[topic] = (topics[topic] ?? 0) + Math.min(weight, 2) * carried;
      return { ...said, topics };
    },
  );
