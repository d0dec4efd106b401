import type { RewriteMode } from '@grantwright/shared/contract';
import type { LengthUsage } from '@grantwright/shared/submission';
import { useId } from 'react';
import styled from 'styled-components';
import { color, size, space } from '../../../../ui/tokens.ts';
import { formatUsage } from '../../text/usage-text.ts';

type ModeChoicesProps = {
  modes: readonly RewriteMode[];
  value: RewriteMode;
  /** How much of the section's limit is used. */
  usage: LengthUsage | undefined;
  onChoose: (mode: RewriteMode) => void;
};

const modeLabels: Record<RewriteMode, string> = {
  redo: 'Draft it again',
  shorten: 'Shorten it',
  plainer: 'Use plainer words',
  answer: 'Answer a question',
};

/** Shows the ways to rewrite a section as radio buttons. */
export function ModeChoices({ modes, value, usage, onChoose }: ModeChoicesProps) {
  const name = useId();
  return (
    <Choices role="radiogroup" aria-label="What to do">
      {modes.map((mode) => (
        <label key={mode}>
          <input
            type="radio"
            name={name}
            checked={mode === value}
            onChange={() => onChoose(mode)}
          />
          <span>
            {modeLabels[mode]}
            <small>{getHint(mode, usage)}</small>
          </span>
        </label>
      ))}
    </Choices>
  );
}

function getHint(mode: RewriteMode, usage: LengthUsage | undefined): string {
  switch (mode) {
    case 'redo':
      return 'Writes this section again from your profile, answers and documents.';
    case 'shorten':
      return usage && usage.over > 0
        ? `To its limit: it has ${formatUsage(usage)}.`
        : 'By about a quarter. Repetitions are removed first.';
    case 'plainer':
      return 'Shorter sentences and everyday words. The facts stay the same.';
    case 'answer':
      return 'Answers it from your profile, answers and documents.';
  }
}

const Choices = styled.div`
  display: grid;
  label {
    display: flex;
    align-items: baseline;
    gap: ${space[3]};
    padding: ${space[2]} 0;
    cursor: pointer;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;
