import type { Rule } from '../finding.ts';
import { afterAward } from './after-award.ts';
import { amountSteps } from './amount-steps.ts';
import { calendar } from './calendar.ts';
import { noticeLabels } from './notice-labels.ts';
import { reapplying } from './reapplying.ts';
import { rounds } from './rounds.ts';
import { capsOverTime } from './caps-over-time.ts';
import { expectedDates } from './expected-dates.ts';
import { fundingRate } from './funding-rate.ts';
import { labelledAward } from './labelled-award.ts';
import { leadTime } from './lead-time.ts';
import { selectionProcess } from './selection-process.ts';
import { askedOfEach } from './asked-of-each.ts';
import { answerLimits } from './answer-limits.ts';
import { attachments } from './attachments.ts';
import { awardAmount } from './award-amount.ts';
import { contacts } from './contacts.ts';
import { numberOfCopies } from './copies.ts';
import { costSharing } from './cost-sharing.ts';
import { deadline } from './deadline.ts';
import { decisionTime } from './decision-time.ts';
import { duties } from './duties.ts';
import { eligibility } from './eligibility.ts';
import { evaluationCriteria } from './evaluation-criteria.ts';
import { exclusions } from './exclusions.ts';
import { focusAreas } from './focus-areas.ts';
import { format } from './format.ts';
import { fundingRestrictions } from './funding-restrictions.ts';
import { indirectCosts } from './indirect-costs.ts';
import { keyDates } from './key-dates.ts';
import { letterOfIntent } from './letter-of-intent.ts';
import { notTaken } from './not-taken.ts';
import { numberOfApplications } from './number-of-applications.ts';
import { numberOfAwards } from './number-of-awards.ts';
import { pageLimit } from './page-limit.ts';
import { payment } from './payment.ts';
import { projectPeriod } from './project-period.ts';
import { questionAnswers } from './question-answers.ts';
import { registrations } from './registrations.ts';
import { rejection } from './rejection.ts';
import { reporting } from './reporting.ts';
import { prizes } from './prizes.ts';
import { requiredContent } from './required-content.ts';
import { setAmounts } from './set-amounts.ts';
import { shareOfMoney } from './share-of-money.ts';
import { toldBesideLabels } from './told-beside-labels.ts';
import { toldInLists } from './told-in-lists.ts';
import { toldPlainly } from './told-plainly.ts';
import { signatures } from './signatures.ts';
import { submissionMethod } from './submission-method.ts';
import { whereToSend } from './where-to-send.ts';
import { workSpan } from './work-span.ts';

/** All rules, the specific before the general: where two read the same sentence, the first one has it. */
export const rules: Rule[] = [
  letterOfIntent,
  deadline,
  amountSteps,
  awardAmount,
  labelledAward,
  numberOfApplications,
  capsOverTime,
  numberOfAwards,
  costSharing,
  indirectCosts,
  fundingRate,
  projectPeriod,
  workSpan,
  expectedDates,
  answerLimits,
  pageLimit,
  attachments,
  prizes,
  requiredContent,
  registrations,
  exclusions,
  eligibility,
  focusAreas,
  rejection,
  notTaken,
  shareOfMoney,
  numberOfCopies,
  submissionMethod,
  signatures,
  whereToSend,
  format,
  evaluationCriteria,
  askedOfEach,
  selectionProcess,
  fundingRestrictions,
  setAmounts,
  keyDates,
  calendar,
  leadTime,
  decisionTime,
  rounds,
  payment,
  contacts,
  reporting,
  afterAward,
  reapplying,
  noticeLabels,
  questionAnswers,
  duties,
];

/** What fills up a short list once all rules have read: whatever else the call says of itself. */
export const fillers: Rule[] = [toldBesideLabels, toldInLists, toldPlainly];
