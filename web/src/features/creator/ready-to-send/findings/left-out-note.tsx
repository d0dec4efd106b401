import { divideSections, type Place } from '@grantwright/shared/submission';
import styled from 'styled-components';
import { pluralize } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { QuietText } from '../../../../ui/quiet-text.ts';
import { space } from '../../../../ui/tokens.ts';
import type { CreatorState } from '../../state/creator-state.ts';

type LeftOutNoteProps = {
  state: Pick<CreatorState, 'analysis' | 'submission'>;
  onGoTo: (place: Place) => void;
};

/** Shows how many sections the checks skip because the user left them out. */
export function LeftOutNote({ state, onGoTo }: LeftOutNoteProps) {
  const { analysis, submission } = state;
  const count = analysis ? divideSections(analysis, submission?.sections).leftOut.length : 0;
  if (count === 0) return null;
  return (
    <Line>
      {pluralize(count, 'section')} left out of the draft and these checks.
      <Button variant="quiet" size="small" onClick={() => onGoTo({ type: 'sections' })}>
        Change
      </Button>
    </Line>
  );
}

const Line = styled(QuietText)`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  @media print {
    > button {
      display: none;
    }
  }
`;
