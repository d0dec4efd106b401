import type { AnalysisDetails } from '@grantwright/shared/contract';
import type { Place } from '@grantwright/shared/submission';
import { useState, type Dispatch } from 'react';
import { Section } from '../../layout/section.tsx';
import { isNotACall } from '../key-facts/call-status.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { AiPolicyStatus } from './ai-policy-status.tsx';
import { DeadlineStatus } from './deadline-status.tsx';
import { EligibilityStatus } from './eligibility-status.tsx';
import { RegistrationStatus } from './registration-status.tsx';
import { sortWorstFirst } from './status-levels.ts';

type BeforeYouStartProps = {
  details: AnalysisDetails;
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
  onGoTo: (place: Place) => void;
};

/**
 * Shows the obstacles to an application before writing starts, most severe first. Of a document that does not look like
 * a call, only the deadline is shown, in case it is one.
 */
export function BeforeYouStart(props: BeforeYouStartProps) {
  const { details, state } = props;
  // The order stays fixed while the user answers, so that rows do not move under the pointer.
  const [order] = useState(() => sortWorstFirst({ details, state, now: new Date() }));
  const topics = isNotACall(details) ? (['deadline'] as const) : order;
  const rows = {
    deadline: <DeadlineStatus key="deadline" {...props} />,
    eligibility: <EligibilityStatus key="eligibility" {...props} />,
    registrations: <RegistrationStatus key="registrations" {...props} />,
    ai: <AiPolicyStatus key="ai" {...props} />,
  };
  return (
    <Section id="before-you-start" title="Before you start">
      <ul role="list">{topics.map((topic) => rows[topic])}</ul>
    </Section>
  );
}
