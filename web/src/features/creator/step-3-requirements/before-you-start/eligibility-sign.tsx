import type { AnalysisDetails } from '@grantwright/shared/contract';
import {
  notFundedFacts,
  unjudgedFacts,
  type EligibilityOutcome,
  type Judgment,
  type Place,
} from '@grantwright/shared/submission';
import { useState, type Dispatch } from 'react';
import { pluralize } from '../../../../lib/format.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { Disclosure } from './disclosure.tsx';
import { FactList, JudgmentList } from './judgment-list.tsx';
import { eligibilityLevel, eligibilityOf } from './sign-levels.ts';
import { Remark, StopSign } from './stop-sign.tsx';

type EligibilitySignProps = {
  details: AnalysisDetails;
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
  onGoTo: (place: Place) => void;
};

/** Whether the applicant may apply, judged again whenever the profile changes. */
export function EligibilitySign({ details, state, dispatch, onGoTo }: EligibilitySignProps) {
  const { submission } = state;
  const [now] = useState(() => new Date());
  const { judgments, outcome } = eligibilityOf({ details, state, now });
  const notFunded = notFundedFacts(details);
  const unjudged = unjudgedFacts(details, judgments);
  const isOwnCheck = ({ verdict, isCondition }: Judgment) => verdict === 'unsure' && !isCondition;
  const compared = judgments.filter((one) => !isOwnCheck(one));
  const ownChecks = judgments.filter(isOwnCheck);
  const list = { submission: submission ?? {}, dispatch, onGoTo };
  return (
    <StopSign
      level={eligibilityLevel(outcome)}
      label="Eligibility"
      summary={summaryOf(outcome, unjudged.length)}
    >
      {outcome.kind === 'not-eligible' && (
        <Remark>
          Compare both sentences before you go on. You can still prepare an application.
        </Remark>
      )}
      {compared.length > 0 && (
        <Disclosure label={pluralize(compared.length, 'rule')} isOpen={outcome.kind !== 'eligible'}>
          <JudgmentList judgments={worstFirst(compared)} {...list} />
        </Disclosure>
      )}
      {ownChecks.length > 0 && (
        <Disclosure label={`Check yourself (${ownChecks.length})`}>
          <JudgmentList judgments={ownChecks} {...list} />
        </Disclosure>
      )}
      {unjudged.length > 0 && (
        <Disclosure label={`Read yourself (${unjudged.length})`} isOpen={judgments.length === 0}>
          <FactList facts={unjudged} />
        </Disclosure>
      )}
      {notFunded.length > 0 && (
        <Disclosure label={`Not funded (${notFunded.length})`}>
          <FactList facts={notFunded} />
        </Disclosure>
      )}
    </StopSign>
  );
}

function summaryOf(outcome: EligibilityOutcome, unjudged: number): string {
  switch (outcome.kind) {
    case 'not-eligible':
      return `Not eligible: ${pluralize(outcome.count, 'rule')} ${outcome.count === 1 ? 'contradicts' : 'contradict'} your profile.`;
    case 'declined':
      return `You answered that you don't meet ${pluralize(outcome.count, 'rule')}.`;
    case 'to-check':
      return `Unsure: ${outcome.count} to check.`;
    case 'eligible':
      return 'Eligible, as far as your profile and your answers tell.';
    case 'not-stated':
      return unjudged > 0
        ? "Your profile can't answer this funder's rules. Read them before you start."
        : 'We found no rule on who may apply. Check the guidelines yourself.';
  }
}

const order = { 'not-eligible': 0, unsure: 1, eligible: 2 } as const;
const worstFirst = (judgments: Judgment[]): Judgment[] =>
  judgments.toSorted((a, b) => order[a.verdict] - order[b.verdict]);
