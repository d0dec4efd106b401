import { Check } from 'lucide-react';
import styled from 'styled-components';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { color, media, radius, size, space } from '../../../ui/tokens.ts';
import type { CreatorState, Step } from '../state/creator-state.ts';
import { canGoTo, steps } from '../state/step-order.ts';

type StepNavigationProps = {
  state: CreatorState;
  isBusy: boolean;
  onStepSelect: (step: Step) => void;
};

/** Shows the four steps and marks the current one. Steps that the user cannot go to yet are disabled. */
export function StepNavigation({ state, isBusy, onStepSelect }: StepNavigationProps) {
  return (
    <Nav aria-label="Steps">
      <ol role="list">
        {steps.map(({ step, name }) => (
          <li key={step}>
            <StepButton
              type="button"
              disabled={isBusy || !canGoTo(state, step)}
              aria-current={step === state.step ? 'step' : undefined}
              onClick={() => onStepSelect(step)}
            >
              <StepNumber aria-hidden>
                {step < state.step ? <Check size={14} strokeWidth={2.5} /> : step}
              </StepNumber>
              <span>{name}</span>
            </StepButton>
          </li>
        ))}
      </ol>
      <ProgressBar value={state.step * 25} label={`Step ${state.step} of 4`} />
    </Nav>
  );
}

const Nav = styled.nav`
  ol {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > div {
    height: 3px;
    border-radius: 0;
  }
`;
const StepNumber = styled.span`
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  flex-shrink: 0;
  border: 1px solid ${color.outline};
  border-radius: ${radius.round};
  font-size: 0.75rem;
  font-weight: 600;
`;
const StepButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  width: 100%;
  min-height: 48px;
  padding: ${space[2]} ${space[1]};
  border: 0;
  background: none;
  color: ${color.ink};
  font-size: ${size.small};
  font-weight: 500;
  cursor: pointer;
  &:hover:not(:disabled) {
    color: ${color.accent};
  }
  &:disabled {
    color: ${color.inkFaint};
    cursor: default;
  }
  &[aria-current] {
    color: ${color.accent};
    font-weight: 650;
  }
  &[aria-current] ${StepNumber} {
    background: ${color.accent};
    border-color: ${color.accent};
    color: ${color.onAccent};
  }
  ${media.phone} {
    flex-direction: column;
    gap: 4px;
    padding-inline: 0;
    font-size: 0.75rem;
    letter-spacing: -0.02em;
  }
`;
