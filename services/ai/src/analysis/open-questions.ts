import type { Analysis, OrganizationInfo, Question } from '@grantwright/shared/contract';
import { answeredInNotes } from '../built-in/notes/answered-in-notes.ts';
import { findBudget } from '../built-in/drafting/budget/find-budget.ts';
import type { Matter } from '../built-in/matters/matter.ts';
import { findMoney } from '../text/money.ts';

type Answered = (info: OrganizationInfo) => boolean;

/** Fewer words than this are a note, not an answer. */
const enough = 8;
const says = (text: string | null | undefined): boolean =>
  (text ?? '').trim().split(/\s+/).length >= enough;

const asksFor = /\b(?:ask|asking|request|requesting|seek|seeking|apply(?:ing)? for|want|need)\b/i;

/** What a question is about, and when the person has told it already. */
const told: [RegExp, Answered][] = [
  [
    /\b(?:done before|track record|past (?:work|achievements)|experience of your organi[sz]ation)/i,
    ({ achievements }) => says(achievements),
  ],
  [/\b(?:mission of your|what is your mission|your mission)\b/i, ({ mission }) => says(mission)],
  [
    /\bhow much (?:money )?(?:do|will|would) you (?:ask|request|need|seek)/i,
    ({ additionalInfo, annualBudget }) =>
      asksFor.test(additionalInfo ?? '') &&
      (findMoney(additionalInfo ?? '').length > 1 ||
        findBudget(additionalInfo ?? '', findMoney(annualBudget ?? '')[0]?.currency ?? 'USD') !==
          undefined),
  ],
  [/\b(?:when|what year) .*\bfounded\b/i, ({ foundedYear }) => Boolean(foundedYear)],
  [/\b(?:annual|operating) budget\b.*\?/i, ({ annualBudget }) => Boolean(annualBudget?.trim())],
];

/** What a question asks that a paragraph of notes may have told. */
const toldInNotes: [RegExp, Matter][] = [
  [/^what will you do\b/i, 'project'],
  [/^(?:which|what) need\b|^why is\b.*\bneeded\b/i, 'need'],
  [/^whom? will (?:the|this|your) \w+ serve\b|^who will (?:benefit|take part)\b/i, 'people'],
  [/^what happens when\b|^when (?:will|does)\b.*\b(?:start|begin|take place)\b/i, 'timeline'],
  [/^who will (?:lead|carry out|run|manage)\b/i, 'staff'],
  [/^which results\b.*\bmeasure\b|^how will you (?:measure|know)\b/i, 'evaluation'],
  [/\b(?:go on|paid for|continue)\b.*\b(?:after|when|once) the grant\b/i, 'after'],
  [/^which partners\b/i, 'partners'],
  [/\bdone before\b|\btrack record\b/i, 'track'],
];

const isTold = (
  { question }: Question,
  info: OrganizationInfo,
  matters: ReadonlySet<Matter>,
): boolean =>
  told.some(([pattern, answered]) => pattern.test(question) && answered(info)) ||
  toldInNotes.some(([pattern, matter]) => pattern.test(question) && matters.has(matter));

/** The analysis without the questions that the profile or the person's notes answer already. */
export function withOpenQuestions(
  analysis: Analysis,
  info: OrganizationInfo | undefined,
  thisYear: number,
): Analysis {
  if (!info) return analysis;
  const { details } = analysis;
  const { matters } = answeredInNotes(info.additionalInfo ?? '', thisYear);
  const questions = details.questions.filter((question) => !isTold(question, info, matters));
  return { ...analysis, details: { ...details, questions } };
}
