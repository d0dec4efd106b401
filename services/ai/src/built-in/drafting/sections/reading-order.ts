import { notedQuestions } from '../../notes/answered-in-notes.ts';
import type { Origin, Statement } from '../statements/statement.ts';
import type { Topic } from '../topics.ts';
import { riskAsked } from './risk-part.ts';
import type { SectionPlan } from './section-plan.ts';

/** How an application tells its story. */
const story: Topic[] = [
  'ask',
  'summary',
  'identity',
  'organization',
  'need',
  'project',
  'population',
  'timeline',
  'staff',
  'board',
  'track',
  'partners',
  'equity',
  'outreach',
  'goals',
  'evaluation',
  'budget',
  'funding',
  'sustainability',
  'attachment',
];
const origins: Origin[] = [
  'profile',
  'answer',
  'currentProjects',
  'additional',
  'achievements',
  'passage',
];

/** Who we are is one story, whichever field tells it. */
const voice = ({ origin }: Statement): Origin => (origin === 'mission' ? 'profile' : origin);

/** From here on a part holds most of what there is to say, whatever its name asks. */
const wholeStory = 16;

/** Whether a part tells the whole story: then it is told in the order of a story, a paragraph for each matter. */
export const tellsAll = (statements: Statement[]): boolean => statements.length >= wholeStory;

const ownChapter = (statement: Statement): number => {
  const weighed = Object.entries(statement.topics) as [Topic, number][];
  const [best = 'project'] = weighed.sort((a, b) => b[1] - a[1])[0] ?? [];
  // Who we are opens the story; what else there is to say of us stands with who does it.
  const isAside = best === 'organization' && voice(statement) !== 'profile';
  return story.indexOf(isAside ? 'track' : best);
};

const chapter = (statement: Statement, section: SectionPlan): number => {
  let best: Topic = 'project';
  let strongest = 0;
  for (const [topic, weight] of Object.entries(statement.topics) as [Topic, number][]) {
    const strength = weight * (section.wants[topic] ?? 0);
    if (strength > strongest) [best, strongest] = [topic, strength];
  }
  // A section that asks for one thing keeps its sources together; who does it comes after what is done.
  if (section.asks.length < 3) {
    const { staff = 0, board = 0, project = 0 } = statement.topics;
    const ofPeople = Math.max(staff, board) > project;
    return ofPeople && section.asks[0] !== 'staff' && section.asks[0] !== 'board' ? 1 : 0;
  }
  return story.indexOf(best);
};

const afterWhen = story.indexOf('timeline') + 0.5;

/** What leans on another sentence stands behind it, wherever that was put. */
const chained = (ordered: Statement[]): Statement[] =>
  ordered.reduce<Statement[]>((done, said) => {
    const at = said.follows ? done.findLastIndex(({ text }) => text === said.follows) : -1;
    return at < 0 ? [...done, said] : done.toSpliced(at + 1, 0, said);
  }, []);

/** The statements of a section in the order in which they read best. */
export const readingOrder = (statements: Statement[], section: SectionPlan): Statement[] => {
  const all = section.tellsAll ?? tellsAll(statements);
  // What answers several questions is told question by question.
  const ofSeveral = new Set(statements.flatMap(({ asked }) => asked ?? [])).size > 1;
  const ofSome = statements.some(
    ({ asked, question }) => asked && notedQuestions.has(question ?? ''),
  );
  const ranks = new Map<string, number[]>();
  // Whoever wrote of several matters in one go told them in an order that a part keeps.
  const asTold = (statement: Statement): number | undefined => (all ? undefined : statement.told);
  const source = (statement: Statement): string =>
    (asTold(statement) === undefined ? statement.question : 'notes') ??
    (statement.origin === 'passage'
      ? `passage ${Math.floor(statement.order / 10_000)}`
      : voice(statement));
  const begins = new Map<string, number>();
  for (const statement of statements) {
    const key = source(statement);
    begins.set(key, Math.min(begins.get(key) ?? Infinity, statement.order));
    ranks.set(key, [
      ...(ranks.get(key) ?? []),
      all || ofSeveral ? ownChapter(statement) : chapter(statement, section),
    ]);
  }
  // Where most of it belongs: one sentence of an answer does not pull the others along.
  const placeOf = (statement: Statement): number => {
    const own = (ranks.get(source(statement)) ?? []).sort((a, b) => a - b);
    // What will be done opens a part for it, whatever else the notes go on to.
    const opens = source(statement) === 'notes' && section.asks[0] === 'project';
    const place = own[opens ? 0 : Math.floor((own.length - 1) / 2)] ?? 0;
    // What is told beside the matter follows what is done and when.
    const isBeside =
      (ofSome && statement.question !== undefined && !statement.asked) ||
      riskAsked(statement.question ?? '') !== undefined;
    return isBeside ? Math.max(place, afterWhen) : place;
  };
  return chained(
    [...statements].sort(
      (a, b) =>
        placeOf(a) - placeOf(b) ||
        origins.indexOf(voice(a)) - origins.indexOf(voice(b)) ||
        (begins.get(source(a)) ?? 0) - (begins.get(source(b)) ?? 0) ||
        (asTold(a) ?? a.order) - (asTold(b) ?? b.order),
    ),
  );
};
