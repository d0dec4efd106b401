import type { Answer } from '@grantwright/shared/contract';
import { whoGoverns } from '../drafting/statements/who-governs.ts';
import { pointsBack } from '../drafting/statements/points-back.ts';
import { favorsOf } from './favors.ts';
import { readRequest } from '../drafting/budget/request.ts';
import { type Topic, topicsTold } from '../drafting/topics.ts';
import { likeliest, type Matter, matters } from '../matters/matter.ts';
import { weighMatters } from '../matters/weigh-matters.ts';
import { type NoteLine, noteLines } from './notes-lines.ts';

type Asked = { question: string; topic: Topic };

/** What a funder would have to ask to be told this, and what that asks about. */
const asked: Record<Exclude<Matter, 'other'>, Asked> = {
  project: { question: 'What will you do, step by step?', topic: 'project' },
  people: { question: 'Who takes part, and how many people?', topic: 'population' },
  timeline: { question: 'When does it start and end, and what happens when?', topic: 'timeline' },
  budget: { question: 'How much do you ask for, and for what?', topic: 'budget' },
  funding: { question: 'Who else pays, and is that money certain?', topic: 'funding' },
  staff: { question: 'Who leads the work, and who does it?', topic: 'staff' },
  goals: { question: 'What will be different at the end, and for how many?', topic: 'goals' },
  evaluation: { question: 'How will you know that it worked?', topic: 'evaluation' },
  need: { question: 'Why is it needed?', topic: 'need' },
  after: { question: 'How will the work go on when the grant ends?', topic: 'sustainability' },
  partners: {
    question: 'Which partners do you work with, and what does each of them do?',
    topic: 'partners',
  },
  organization: { question: 'Who are you, and what do you do?', topic: 'organization' },
  track: { question: 'What have you done before, and what came of it?', topic: 'track' },
};

/** The questions that nobody was asked, but notes answer, and what each asks about. */
export const notedQuestions: ReadonlyMap<string, Topic> = new Map(
  Object.values(asked).map(({ question, topic }) => [question, topic]),
);

/** A matter less likely than this is not known. */
const known = 0.28;
/** From here on nobody needs to ask for it any more. */
const surely = 0.6;
/** What is surely said to nobody but a colleague is no part of an application. */
const surelyTalk = 0.9;

type Told = NoteLine & { matter?: Exclude<Matter, 'other'>; talk?: true; own?: true; sure?: true };

/** How surely a sentence of somebody's prose goes on with what the one before it told. */
const sameParagraph = 0.4;
const sameThing = 0.85;
/** How surely a sentence that stands in one paragraph with the one before it tells of the same matter. */
export const tieInParagraph = (sentence: string): number =>
  pointsBack(sentence) ? sameThing : sameParagraph;
const tieTo = (before: NoteLine | undefined, { text, line }: NoteLine): number =>
  before?.line === line ? tieInParagraph(text) : 0;

const ofMoney: ReadonlySet<Matter> = new Set<Matter>(['budget', 'funding']);

const matterOfEach = (lines: NoteLine[], thisYear: number): Told[] => {
  const weights = weighMatters(
    lines.map(({ text }) => text),
    thisYear,
    lines.map((line, at) => ({ tie: tieTo(lines[at - 1], line), favors: favorsOf(line) })),
  );
  const first = lines.map((line, at): Told => {
    if (line.isName) return { ...line, own: true };
    const own = weights[at] ?? [];
    const { matter, weight } = likeliest(own);
    if (matter === 'other' && weight >= surelyTalk) return { ...line, talk: true };
    const second = likeliest(own.map((each, place) => (matters[place] === 'other' ? 0 : each)));
    // A request that is told beside something else, and what the board does, are read from their own words.
    const isOwn =
      (readRequest(line.text) && !ofMoney.has(second.matter)) ||
      (topicsTold(line.text).board && whoGoverns(line.text));
    // "Four of them sit on our committee" says nothing apart from the sentence before it.
    const leans = pointsBack(line.text) && lines[at - 1]?.line === line.line;
    if (isOwn && !line.label && (!leans || readRequest(line.text))) return { ...line, own: true };
    return second.matter !== 'other' && second.weight >= known
      ? {
          ...line,
          matter: second.matter,
          ...(second.weight >= surely ? { sure: true as const } : {}),
        }
      : line;
  });
  // What stands between two sentences of one matter is of it, too; in a paragraph nothing stands alone.
  return first.reduce<Told[]>((done, line, at) => {
    const [before, after] = [done[at - 1], first[at + 1]];
    const isBetween =
      before?.matter !== undefined &&
      before.matter === after?.matter &&
      before.paragraph === line.paragraph &&
      after.paragraph === line.paragraph;
    const beside = [before, after].find((other) => other?.matter && other.line === line.line);
    const matter = isBetween ? before.matter : beside?.matter;
    // "They begin in October" says nothing apart from what it points to, but what things cost does.
    const isTied =
      before?.matter !== undefined &&
      before.line === line.line &&
      pointsBack(line.text) &&
      !line.own &&
      !ofMoney.has(line.matter ?? 'project');
    if (isTied) return [...done, { ...line, matter: before.matter }];
    return [
      ...done,
      !line.matter && !line.talk && !line.own && matter ? { ...line, matter } : line,
    ];
  }, []);
};

/** Lines that begin in small letters would be taken for the end of the one before them: they are notes of a list. */
const areNotes = (lines: NoteLine[]): boolean =>
  lines.some(({ text, line }, at) => at > 0 && line !== lines[at - 1]?.line && small.test(text));
const small = /^\p{Ll}/u;

/** Sentences of one line together, another line on a line of its own. */
const asText = (lines: NoteLine[]): string => {
  const bullet = areNotes(lines) ? '- ' : '';
  return lines
    .map(({ text, line, paragraph }, at) => {
      const before = lines[at - 1];
      if (before?.line === line) return ` ${text}`;
      const gap = !before ? '' : before.paragraph === paragraph ? '\n' : '\n\n';
      return gap + bullet + text;
    })
    .join('');
};

/** Fewer words than these are a note that answers nothing. */
const enough = 8;
const says = (lines: Told[]): boolean =>
  lines.filter(({ sure }) => sure).flatMap(({ text }) => text.split(/\s+/)).length >= enough;

/** "24/7" and "$900" say something, whoever else they are said to. */
const carriesFigure = /\d/;

export type NotesRead = {
  answers: Answer[];
  /** What no question would ask: it stays a note. */
  rest: string;
  /** What the answers surely tell of, in more than a few words. */
  matters: ReadonlySet<Matter>;
};

/**
 * Notes as answers: whoever types all that comes to mind answers the questions of this application without naming
 * them. What each sentence tells was learnt from labelled notes (bench/quality/matters).
 */
export const answeredInNotes = (notes: string, thisYear: number): NotesRead => {
  const told = new Map<Exclude<Matter, 'other'>, Told[]>();
  const rest: Told[] = [];
  for (const line of matterOfEach(noteLines(notes), thisYear))
    if (line.matter) told.set(line.matter, [...(told.get(line.matter) ?? []), line]);
    else if (!line.talk || carriesFigure.test(line.text)) rest.push(line);
  return {
    answers: [...told].map(([matter, lines]) => ({
      question: asked[matter].question,
      answer: asText(lines),
    })),
    rest: asText(rest),
    matters: new Set([...told.keys()].filter((matter) => says(told.get(matter) ?? []))),
  };
};
