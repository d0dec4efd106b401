import type { AnalysisDetails } from '@grantwright/shared/contract';
import { findAiStance, type AiStance } from '@grantwright/shared/submission';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { AlignedButton } from '../../../../ui/aligned-button.ts';
import { size, space } from '../../../../ui/tokens.ts';
import { isAssistOnly } from '../assist-only.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { FactList } from './judgment-list.tsx';
import { aiLevels } from './status-levels.ts';
import { QuietText } from '../../../../ui/quiet-text.ts';
import { StatusRow } from './status-row.tsx';

const sentences: Record<AiStance['stance'], string> = {
  forbids: 'This funder doesn’t accept text written by AI.',
  'asks-to-disclose': 'This funder asks you to disclose the use of AI.',
  unclear: 'This funder has a rule on AI. Read it before you draft.',
  allows: 'This funder allows the use of AI.',
  silent: 'We found no rule on AI in these guidelines. The funder may still have one, so ask.',
};
type AiPolicyStatusProps = {
  details: AnalysisDetails;
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
};

/** Shows the funder's rules on AI and lets the applicant choose who writes the text. */
export function AiPolicyStatus({ details, state, dispatch }: AiPolicyStatusProps) {
  const { stance, asksDisclosure, rules } = findAiStance(details.aiPolicy);
  const isAssisting = isAssistOnly(state);
  const choose = (isChosen: boolean) =>
    dispatch({ type: 'submission-edited', change: { isAssistOnly: isChosen } });
  return (
    <StatusRow level={aiLevels[stance]} label="AI policy" summary={sentences[stance]}>
      {stance === 'forbids' && asksDisclosure && (
        <QuietText>It also asks you to disclose other uses of AI.</QuietText>
      )}
      <FactList facts={[...rules]} />
      {stance === 'forbids' || isAssisting ? (
        <Choice>
          <legend>Who writes the text?</legend>
          <label>
            <input
              type="radio"
              name="assist-only"
              checked={isAssisting}
              onChange={() => choose(true)}
            />
            Assist only: outline, questions and checks; you write the text
          </label>
          <label>
            <input
              type="radio"
              name="assist-only"
              checked={!isAssisting}
              onChange={() => choose(false)}
            />
            {stance === 'forbids' ? 'Draft anyway' : 'Grantwright drafts, you edit'}
          </label>
        </Choice>
      ) : (
        <AlignedButton onClick={() => choose(true)}>I want to write it myself</AlignedButton>
      )}
    </StatusRow>
  );
}

const Choice = styled.fieldset`
  display: grid;
  gap: ${space[1]};
  margin: ${space[2]} 0 0;
  padding: 0;
  border: 0;
  font-size: ${size.small};
  legend {
    padding: 0;
    font-weight: 600;
  }
  label {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 36px;
    cursor: pointer;
  }
`;
