import type { Answer, OrganizationInfo, Section } from '@grantwright/shared/contract';
import type { DraftInput } from '../../providers/provider.ts';
import { topicStems } from '../../text/words.ts';
import { readRequest } from './budget/request.ts';
import { usualSign } from './budget/signed-figures.ts';
import { dropRepeats } from './statements/drop-repeats.ts';
import { fromAnswers } from './statements/from-answers.ts';
import { fromDocuments } from './statements/from-documents.ts';
import { withRequest } from './statements/from-request.ts';
import { fromLongTexts } from './statements/from-long-text.ts';
import { fromProfile, ownNames } from './statements/from-profile.ts';
import type { Wording } from './statements/wording.ts';
import { givenBySomebody } from './statements/given-by-somebody.ts';
import { asTold } from './statements/as-told.ts';
import { byDates } from './statements/by-dates.ts';
import { withOurs } from './statements/its-as-ours.ts';
import { byKind } from './statements/kind.ts';
import { knownNames } from './statements/known-names.ts';
import { withWhatTheyPointTo } from './statements/points-back.ts';
import { aimsAsked, tellsOfAim } from './sections/aims.ts';
import { riskAsked } from './sections/risk-part.ts';
import { inSteps } from './sections/in-steps.ts';
import { statesTarget } from './statements/states-target.ts';
import { servesMany } from './statements/serves-many.ts';
import { statement, type Statement } from './statements/statement.ts';
import { tellsPast, touchesPast } from './statements/tells-past.ts';
import { whoGoverns } from './statements/who-governs.ts';
import { onlyTopic, underQuestion } from './statements/under-question.ts';
import { notedQuestions } from '../notes/answered-in-notes.ts';
import { type Topic, type TopicScores, topicsTold } from './topics.ts';

const wordingOf = (info: OrganizationInfo, answers: Answer[]): Wording => {
  const inText = knownNames([
    info.mission ?? '',
    info.achievements ?? '',
    info.currentProjects ?? '',
    info.additionalInfo ?? '',
    ...answers.map(({ answer }) => answer),
  ]);
  const place = (info.contactInfo?.city ?? '').split(/\s+/);
  return {
    ownNames: ownNames(info),
    names: new Set([...info.name.split(/\s+/), ...place, ...inText]),
    namesInText: new Set([...place, ...inText]),
  };
};

/** All that people typed in sentences. */
const typedBy = (info: OrganizationInfo, answers: Answer[]): string[] => [
  info.achievements ?? '',
  info.currentProjects ?? '',
  info.additionalInfo ?? '',
  ...answers.map(({ answer }) => answer),
];

const givenByOthers = ({ topics }: Statement): TopicScores => ({
  budget: 2,
  sustainability: Math.min(2, topics.sustainability ?? 0),
  partners: Math.min(1, topics.partners ?? 0),
  funding: 4,
});

/** "Ana Ruiz runs it.": of an answer that stands elsewhere nobody knows what "it" is. */
const leadsIt = /\b(runs|leads|manages|coordinates|oversees) it\b(?=[;.,])/;

const ofPlans: ReadonlySet<Topic> = new Set<Topic>(['project', 'timeline', 'goals']);

/** Only what was said for this call tells of the project; the rest tells of the past. */
const withKind = (said: Statement, today: string): Statement => {
  if (said.open || (said.origin !== 'answer' && said.origin !== 'additional')) return said;
  const text = `${said.series?.lead ?? ''} ${said.text}`.trim();
  if (!readRequest(text) && givenBySomebody(text)) return { ...said, topics: givenByOthers(said) };
  if ((said.topics.ask ?? 0) >= 3) return said;
  // What may go wrong and how people are kept safe is told beside what is done, and is no need of anybody's.
  if (said.question && riskAsked(said.question)) return { ...said, topics: { project: 2 } };
  if (said.question && aimsAsked(said.question).includes('wellbeing'))
    return { ...said, asked: 'staff', topics: { staff: 2.5 } };
  // How the board meets and what it watches measures nothing of the project.
  const { board } = topicsTold(text);
  if (board && whoGoverns(text)) {
    const { staff = 0, organization = 0, outreach = 0 } = said.topics;
    return {
      ...said,
      topics: { board: board * 2, staff: Math.min(staff, 1), organization, outreach },
    };
  }
  const asked = said.question ? onlyTopic(said.question) : undefined;
  if (!asked) return { ...said, topics: byDates(text, byKind(text, said.topics), today) };
  // "In the first year, from August, we expect to serve 80 caregivers" tells for how many.
  if (notedQuestions.has(said.question ?? '') && ofPlans.has(asked) && servesMany(said.text))
    return { ...said, asked: 'population', topics: underQuestion(said.topics, 'population') };
  // "We want 30 of the 40 to have moved up" among measures is what they are to show.
  if (asked === 'evaluation' && statesTarget(said.text))
    return {
      ...said,
      asked: 'goals',
      topics: { ...underQuestion(said.topics, 'goals'), evaluation: 2 },
    };
  const told = asked === 'staff' ? said.text.replace(leadsIt, '$1 the project') : said.text;
  const dated = byDates(text, underQuestion(said.topics, asked), today);
  // Days that are over plan nothing: whom one asked beforehand belongs to the project, the rest to the record.
  if (asked === 'timeline' && dated.timeline === 0)
    return {
      ...said,
      asked,
      topics: tellsOfAim(text, 'voice') ? { project: 2, track: 1 } : { track: 2, project: 1 },
    };
  return {
    ...said,
    text: told,
    asked,
    topics: dated,
  };
};

/** What the board once decided of the money tells nothing of who governs. */
const withoutIdleBoard = (said: Statement): Statement =>
  said.topics.board && !whoGoverns(said.text)
    ? { ...said, topics: { ...said.topics, board: 0 } }
    : said;

/** What was achieved, what an answer tells as over, and whatever of an older paper is not still so. */
const isPast = ({ origin, asked, text, series }: Statement, today: string): boolean =>
  origin === 'passage'
    ? touchesPast(text, today)
    : origin === 'achievements' || asked === 'track' || (!series && tellsPast(text));

/** What people said when they were asked is no record of ours. */
const asksBeforehand = ({ origin, text, asked }: Statement): boolean =>
  (origin === 'answer' || origin === 'additional') &&
  (asked === undefined || asked === 'timeline' || asked === 'project') &&
  tellsOfAim(text, 'voice');

const withPast = (said: Statement, today: string): Statement =>
  isPast(said, today) && !asksBeforehand(said) ? { ...said, past: true } : said;

const wantedBy = (sections: Section[]): readonly string[] =>
  topicStems(sections.map(({ name, description }) => `${name} ${description}`).join(' '));

/** What is asked for stands in a sentence even where the table shows the line that says it. */
const fromTable = (amount: string): Statement =>
  statement(
    { text: `We ask for ${amount}.`, origin: 'additional', order: -1 },
    { ask: 4, budget: 3 },
    'known',
  );

/** "We ask for $9,500 to open a fifth site: …": what it is for is told, too, where the table shows the parts. */
const fromPurpose = (purpose: string): Statement => {
  const text = `With the grant we will ${purpose}.`;
  return statement(
    { text, origin: 'additional', order: -0.5 },
    { ...topicsTold(text), project: 4, summary: 2 },
    'known',
  );
};

/** All that the organization said, once each, in the order in which it weighs. */
export const gatherStatements = (
  {
    organizationInfo,
    answers,
    documents,
    sections,
    today,
    notes = '',
  }: DraftInput & { notes?: string },
  /** Statements that the budget table shows already. */
  budgetLines: string[],
  /** The request that one of them holds besides. */
  untold?: string,
  purpose?: string,
): Statement[] => {
  const info = organizationInfo;
  const thisYear = Number(today.slice(0, 4));
  const shown = new Set(budgetLines);
  const wording = wordingOf(info, answers);
  const said = [
    ...(untold ? [fromTable(untold)] : []),
    ...(purpose ? [fromPurpose(purpose)] : []),
    ...fromAnswers(answers, wording, shown),
    ...fromProfile(info, wording, usualSign(typedBy(info, answers))),
    ...fromLongTexts(info, answers, wording, shown),
    ...fromDocuments(documents, wording, wantedBy(sections), thisYear),
  ];
  const asked = withOurs(said, wording.ownNames)
    .flatMap(withRequest)
    .map((each) => withPast(withKind(withoutIdleBoard(each), today), today));
  return asTold(inSteps(withWhatTheyPointTo(dropRepeats(asked))), notes);
};
