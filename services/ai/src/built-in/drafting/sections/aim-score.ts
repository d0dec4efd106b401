import { notedQuestions } from '../../notes/answered-in-notes.ts';
import { isPlain } from '../statements/plain-note.ts';
import type { Statement } from '../statements/statement.ts';
import type { Topic } from '../topics.ts';
import { type Aim, aimsAsked, tellsOfAim, toldAims } from './aims.ts';
import type { SectionPlan } from './section-plan.ts';

/** What a part is named for has its place there, before all that was only put for it. */
export const certain = 20;
/** What it names beside other things has it where no part is named for it. */
const mentioned = 4;
/** What was not asked, and tells of what a part is named for. */
export const ofItself = 5;

/** What is told of these tells of something else only beside it. */
const ofOthers: ReadonlySet<Topic> = new Set<Topic>([
  'need',
  'staff',
  'board',
  'partners',
  'evaluation',
  'goals',
  'budget',
  'ask',
  'funding',
  'sustainability',
]);

const holdsAnswers = ({ fact, frame, ofAForm, asks, countOf, ofUs, ofTheYear }: SectionPlan) =>
  !fact &&
  !frame &&
  !ofAForm &&
  !countOf &&
  !ofUs &&
  !ofTheYear &&
  asks[0] !== 'attachment' &&
  asks[0] !== 'identity';

/**
 * What a statement counts in a part because it was asked for the very thing that the part asks for, or tells of it;
 * undefined where its matter decides. "Why do people trust you?" is answered under "Trust and cultural fit".
 */
export const aimScore = (statement: Statement, section: SectionPlan): number | undefined => {
  const { question, asked, origin, text, open, series } = statement;
  if (open || origin === 'passage' || !holdsAnswers(section)) return undefined;
  const { named = [], beside = [] } = section.aims ?? {};
  const own = question && !notedQuestions.has(question) ? aimsAsked(question) : [];
  if (own.some((aim) => named.includes(aim))) return certain;
  if (own.some((aim) => beside.includes(aim)) && (!asked || !ofOthers.has(asked))) return mentioned;
  const mayTell = origin === 'answer' || origin === 'additional' || origin === 'currentProjects';
  // How people are picked is told where that is asked, beside whatever else.
  if (mayTell && own.length === 0 && beside.includes('choice') && tellsOfAim(text, 'choice'))
    return mentioned;
  return mayTell &&
    own.length === 0 &&
    (!series || isPlain(series)) &&
    (!asked || !ofOthers.has(asked)) &&
    named.some((aim) => tellsOfAim(text, aim))
    ? ofItself
    : undefined;
};

/** "What would you do with a part of the money?": the answer says nothing where nobody asks that. */
export const isAskedHere = ({ question }: Statement, sections: SectionPlan[]): boolean => {
  const own = question && !notedQuestions.has(question) ? aimsAsked(question) : [];
  return (
    !own.includes('less') ||
    sections.some(
      ({ aims }) => aims?.named.includes('less') === true || aims?.beside.includes('less') === true,
    )
  );
};

/** What else was asked for that these statements tell. */
export const aimsTold = (statements: readonly Statement[]): Aim[] =>
  statements.flatMap(({ question, open, text }) => [
    ...(question && !open && !notedQuestions.has(question) ? aimsAsked(question) : []),
    ...toldAims.filter((aim) => tellsOfAim(text, aim)),
  ]);
