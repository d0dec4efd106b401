import type { ChecklistState } from '@grantwright/shared/submission';
import { useId } from 'react';
import styled from 'styled-components';
import { space } from '../../../../ui/tokens.ts';

type StateChoiceProps = {
  state: ChecklistState;
  hasOpen: boolean;
  hasSettled: boolean;
  onChoose: (state: ChecklistState) => void;
};

const stateLabels: Record<ChecklistState, string> = {
  done: 'Done',
  'not-applicable': 'Doesn’t apply',
  open: 'Reopen',
};

/** Offers the possible states of requirements as radio buttons. */
export function StateChoice({ state, hasOpen, hasSettled, onChoose }: StateChoiceProps) {
  const name = useId();
  const states: ChecklistState[] = [
    ...(hasOpen ? (['done', 'not-applicable'] as const) : []),
    ...(hasSettled ? (['open'] as const) : []),
  ];
  return (
    <Choices role="radiogroup" aria-label="Mark as">
      {states.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === state} onChange={() => onChoose(one)} />
          {stateLabels[one]}
        </label>
      ))}
    </Choices>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
  label {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 44px;
    cursor: pointer;
  }
  input {
    width: 18px;
    height: 18px;
    margin: 0;
  }
`;
