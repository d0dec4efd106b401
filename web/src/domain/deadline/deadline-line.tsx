import type { Deadline, Step } from '@grantwright/shared/contract';
import { formatDeadlineLine, describeDeadline } from '@grantwright/shared/submission';
import { CalendarClock } from 'lucide-react';
import styled from 'styled-components';
import { color } from '../../ui/tokens.ts';
import { useMinute } from './use-minute.ts';
import { getUserZone } from './user-zone.ts';

/** Shows when a report after an award is due. */
export function ReportLine({ due }: { due: string }) {
  const { when, left, urgency } = describeDeadline({ date: due }, useMinute(), getUserZone());
  return (
    <Line data-urgency={urgency}>
      <CalendarClock size={16} />
      <span>{left ? `Report due ${when}, ${left}` : `Report was due ${when}`}</span>
    </Line>
  );
}

/** Shows a deadline in the funder's and the user's time zones, with the time left. Does not announce updates. */
export function DeadlineLine({ due, steps }: { due: Deadline; steps?: Step[] | undefined }) {
  const text = describeDeadline(due, useMinute(), getUserZone(), steps);
  const mayHavePassed = text.urgency === 'may-have-passed';
  return (
    <Line data-urgency={text.urgency}>
      <CalendarClock size={16} />
      <span>
        {text.left && !mayHavePassed && 'Due '}
        {formatDeadlineLine(text)}
        {mayHavePassed && '. Check the funder’s page.'}
      </span>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: flex-start;
  gap: 6px;
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
  svg {
    flex-shrink: 0;
    margin-top: 0.15em;
  }
  &[data-urgency='soon'],
  &[data-urgency='may-have-passed'] {
    color: ${color.amber};
    font-weight: 550;
  }
  &[data-urgency='passed'] {
    color: ${color.red};
  }
`;
