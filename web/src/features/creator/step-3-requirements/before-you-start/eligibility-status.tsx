import type { AnalysisDetails } from '@grantwright/shared/contract';
import {
  listNotFundedFacts,
  listUnjudgedFacts,
  type EligibilityOutcome,
  type Judgment,
  type Place,
} from '@grantwright/shared/submission';
import { useState, type Dispatch } from 'react';
import { pluralize } from '../../../../lib/format.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { Disclosure } from '../../layout/disclosure.tsx';
import { FactList, JudgmentList } from './judgment-list.tsx';
import { getEligibilityLevel, assessEligibility } from './status-levels.ts';
import { QuietText } from '../../../../ui/quiet-text.ts';
import { StatusRow } from './status-row.tsx';

type EligibilityStatusProps = {
  details: AnalysisDetails;
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
  onGoTo: (place: Place) => void;
};

/** Shows whether the applicant is eligible, re-evaluated whenever the profile changes. */
export function EligibilityStatus({ details, state, dispatch, onGoTo }: EligibilityStatusProps) {
  const { submission } = state;
  const [now] = useState(() => new Date());
  const { judgments, outcome } = assessEligibility({ details, state, now });
  const notFunded = listNotFundedFacts(details);
  const unjudged = listUnjudgedFacts(details, judgments);
  const isQuestion = ({ verdict }: Judgment) => verdict === 'only-you';
  const judgedItems = judgments.filter((one) => !isQuestion(one));
  const questions = judgments.filter(isQuestion);
  const list = { submission: submission ?? {}, dispatch, onGoTo };
  return (
    <StatusRow
      level={getEligibilityLevel(outcome)}
      label="Eligibility"
      summary={summarize(outcome, unjudged.length)}
    >
      {outcome.kind === 'not-eligible' && (
        <QuietText>
          Compare both sentences before you go on. You can still prepare an application.
        </QuietText>
      )}
      {judgedItems.length > 0 && (
        <Disclosure
          label={pluralize(judgedItems.length, 'rule')}
          isOpen={outcome.kind !== 'eligible'}
        >
          <JudgmentList judgments={sortWorstFirst(judgedItems)} {...list} />
        </Disclosure>
      )}
      {questions.length > 0 && (
        <Disclosure
          label={`Confirm these yourself (${questions.length})`}
          isOpen={outcome.kind !== 'eligible'}
        >
          <JudgmentList judgments={questions} {...list} />
        </Disclosure>
      )}
      {unjudged.length > 0 && (
        <Disclosure
          label={`Read these yourself (${unjudged.length})`}
          isOpen={judgments.length === 0}
        >
          <FactList facts={unjudged} />
        </Disclosure>
      )}
      {notFunded.length > 0 && (
        <Disclosure label={`Not funded (${notFunded.length})`}>
          <FactList facts={notFunded} />
        </Disclosure>
      )}
    </StatusRow>
  );
}

function summarize(outcome: EligibilityOutcome, unjudged: number): string {
  switch (outcome.kind) {
    case 'not-eligible':
      return `Not eligible: ${pluralize(outcome.count, 'rule')} ${outcome.count === 1 ? 'contradicts' : 'contradict'} your profile.`;
    case 'declined':
      return `You answered that you don’t meet ${pluralize(outcome.count, 'rule')}.`;
    case 'to-check':
      return describeOpenItems(outcome);
    case 'eligible':
      return `Eligible, based on your profile and answers.${unjudged > 0 ? ' Read the other rules, too.' : ''}`;
    case 'not-excluded':
      return 'Nothing excludes you, but we found no rule on who may apply. Check the guidelines.';
    case 'not-stated':
      return unjudged > 0
        ? 'Your profile can’t answer this funder’s rules. Read them before you start.'
        : 'We found no rule on who may apply. Check the guidelines yourself.';
  }
}

function describeOpenItems({ unsure, questions }: { unsure: number; questions: number }): string {
  const toConfirm = `${pluralize(questions, 'rule')} to confirm`;
  if (unsure === 0) return `Nothing contradicts your profile. ${toConfirm}.`;
  return `Unsure: ${unsure} to check${questions > 0 ? `, and ${toConfirm}` : ''}.`;
}

const order = { 'not-eligible': 0, unsure: 1, 'only-you': 2, eligible: 3 } as const;
const sortWorstFirst = (judgments: Judgment[]): Judgment[] =>
  judgments.toSorted((a, b) => order[a.verdict] - order[b.verdict]);
