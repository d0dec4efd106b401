import type { Analysis, OrganizationInfo, Question } from '@grantwright/shared/contract';
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
    ({ additionalInfo }) =>
      asksFor.test(additionalInfo ?? '') && findMoney(additionalInfo ?? '').length > 1,
  ],
  [/\b(?:when|what year) .*\bfounded\b/i, ({ foundedYear }) => Boolean(foundedYear)],
  [/\b(?:annual|operating) budget\b.*\?/i, ({ annualBudget }) => Boolean(annualBudget?.trim())],
];

const isTold = ({ question }: Question, info: OrganizationInfo): boolean =>
  told.some(([pattern, answered]) => pattern.test(question) && answered(info));

/** The analysis without the questions that the profile or the person's notes answer already. */
export function withOpenQuestions(
  analysis: Analysis,
  info: OrganizationInfo | undefined,
): Analysis {
  if (!info) return analysis;
  const { details } = analysis;
  const questions = details.questions.filter((question) => !isTold(question, info));
  return { ...analysis, details: { ...details, questions } };
}
