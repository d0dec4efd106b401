import type { Answer, OrganizationInfo } from '@grantwright/shared/contract';
import type { Lead, Wording } from './wording.ts';
import { lineForm } from '../grammar/line-form.ts';
import { inFirstPerson, sentence } from '../grammar/write-sentence.ts';
import { bareRequest } from '../gaps/bare-request.ts';
import { fromNote } from './from-note.ts';
import { asOneList } from './one-list.ts';
import { proseSentences } from './prose.ts';
import { longTexts } from './long-texts.ts';
import { withoutTalk } from './without-talk.ts';
import { type Note, readNotes } from './read-notes.ts';
import { statement, type Statement } from './statement.ts';
import { type Topic, type TopicScores, topicsTold } from '../topics.ts';

/** Answers keep so far apart that no two of their sentences share a place. */
const answerSpan = 1000;

/** What a note hangs on where it is one of several: the label that somebody gave them, or the field. */
const leadFor = (note: Note, own: Lead): Lead =>
  note.label ? { key: `${own.key} ${note.group} ${note.label.name}`, lead: note.label.name } : own;

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

/** The statements of the profile's long texts, and of the notes that answer a question, in their order. */
export const fromLongTexts = (
  info: OrganizationInfo,
  answers: Answer[],
  wording: Wording,
  /** Notes that the budget table shows already. */
  shown: ReadonlySet<string> = new Set(),
): Statement[] =>
  longTexts(info, answers).flatMap(({ origin, text, lead, prior, noted }) => {
    const notes = readNotes(text).filter((note) => !shown.has(note.text));
    const prose = proseSentences(text);
    const drafted = notes.map((note, place) => ({
      note: note.text,
      of: note,
      order: (noted?.at ?? 0) * answerSpan + place,
      written:
        prose.has(note.text) && !note.item && lineForm(note.text) !== 'sentence'
          ? { text: sentence(inFirstPerson(note.text, wording.ownNames)), whole: true as const }
          : fromNote(note, leadFor(note, lead), wording),
    }));
    const written = withoutTalk(drafted).map(
      ({ of: note, order, written: made, open }): Grouped => ({
        ...statement(
          open !== undefined
            ? { text: open, open: true, origin, order }
            : { ...made, origin, order },
          noted
            ? { ...prior, ...besides(note.text) }
            : { ...prior, ...byLabel(note), ...(open === undefined ? {} : ofMoney(open)) },
          noted ? 'known' : 'guessed',
        ),
        ...(noted ? { question: noted.question } : {}),
        group: note.group,
        labelled: note.label !== undefined,
        bulleted: note.bulleted === true,
      }),
    );
    return withNeighbours(byRuns(asOneList(written)));
  });

type Grouped = Statement & { group: number; labelled: boolean; bulleted: boolean };

/** A sentence goes on from the one before it, and is about the same unless it says otherwise. */
const carried = 0.35;

const withNeighbours = (statements: Grouped[]): Statement[] =>
  statements.map(({ group, labelled: _labelled, bulleted: _bulleted, ...said }, at) => {
    const before = statements[at - 1];
    if (before?.group !== group) return said;
    const topics = { ...said.topics };
    for (const [topic, weight] of Object.entries(before.topics) as [Topic, number][])
      topics[topic] = (topics[topic] ?? 0) + Math.min(weight, 2) * carried;
    return { ...said, topics };
  });
