import type { AnalysisDetails } from '@grantwright/shared/contract';
import type { Place } from '@grantwright/shared/submission';
import { useState, type Dispatch } from 'react';
import { Section } from '../../layout/section.tsx';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { AiSign } from './ai-sign.tsx';
import { DeadlineSign } from './deadline-sign.tsx';
import { EligibilitySign } from './eligibility-sign.tsx';
import { RegistrationSign } from './registration-sign.tsx';
import { worstFirst } from './sign-levels.ts';

type BeforeYouStartProps = {
  details: AnalysisDetails;
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
  onGoTo: (place: Place) => void;
};

/** Shows the obstacles to an application before writing starts, most severe first. */
export function BeforeYouStart(props: BeforeYouStartProps) {
  const { details, state } = props;
  // The order stays fixed while the user answers, so that rows do not move under the pointer.
  const [order] = useState(() => worstFirst({ details, state, now: new Date() }));
  const rows = {
    deadline: <DeadlineSign key="deadline" {...props} />,
    eligibility: <EligibilitySign key="eligibility" {...props} />,
    registrations: <RegistrationSign key="registrations" {...props} />,
    ai: <AiSign key="ai" {...props} />,
  };
  return (
    <Section id="before-you-start" title="Before you start">
      <ul role="list">{order.map((sign) => rows[sign])}</ul>
    </Section>
  );
}
