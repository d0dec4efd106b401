import type { AnalysisDetails } from '@grantwright/shared/contract';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { useMinute } from '../../../../domain/deadline/use-minute.ts';
import { pluralize } from '../../../../lib/format.ts';
import { color, size, space } from '../../../../ui/tokens.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { ExpandableQuote } from '../../requirements/expandable-quote.tsx';
import { registrationItem, withAnswer } from './checklist-answers.ts';
import {
  isUrgent,
  getRegistrationLevel,
  getRegistrationRows,
  type RegistrationRow,
} from './status-levels.ts';
import { StatusRow } from './status-row.tsx';

type RegistrationStatusProps = {
  details: AnalysisDetails;
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
};

/** Lists the registrations named in the guidelines, and whether they can be completed before the deadline. */
export function RegistrationStatus({ details, state, dispatch }: RegistrationStatusProps) {
  const now = useMinute();
  const rows = getRegistrationRows({ details, state, now });
  const open = rows.filter(({ isDone }) => !isDone).length;
  const toggle = ({ registration, isDone }: RegistrationRow) =>
    dispatch({
      type: 'submission-edited',
      change: {
        checklist: withAnswer(
          state.submission ?? {},
          registrationItem(registration),
          isDone ? undefined : 'yes',
        ),
      },
    });
  return (
    <StatusRow
      level={getRegistrationLevel(rows)}
      label="Registrations"
      summary={summarize(rows.length, open, rows.filter(isUrgent).length)}
    >
      {rows.length > 0 && (
        <List role="list">
          {rows.map((row) => {
            const { registration, time, isDone } = row;
            return (
              <li key={registration.name}>
                <ExpandableQuote
                  quote={registration.quote ?? registration.text}
                  page={registration.page}
                  file={registration.file}
                >
                  <strong>{registration.name}</strong>
                  <Time data-urgency={isDone ? 'in-time' : time.urgency}>{time.text}</Time>
                </ExpandableQuote>
                <label>
                  <input
                    type="checkbox"
                    aria-label={`We have this: ${registration.name}`}
                    checked={isDone}
                    onChange={() => toggle(row)}
                  />
                  We have this
                </label>
              </li>
            );
          })}
        </List>
      )}
    </StatusRow>
  );
}

function summarize(all: number, open: number, urgent: number): string {
  if (all === 0) return 'The guidelines don’t mention any registration that takes time.';
  if (open === 0) return 'You have every registration that the guidelines name.';
  const openText = `${pluralize(open, 'registration')} to check`;
  return urgent > 0 ? `${openText}, ${urgent} to start now.` : `${openText}.`;
}

const List = styled.ul`
  font-size: ${size.small};
  li {
    padding: ${space[1]} 0;
  }
  strong {
    display: block;
    font-weight: 600;
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 36px;
    cursor: pointer;
  }
`;
const Time = styled.span`
  color: ${color.inkSoft};
  &[data-urgency='start-now'],
  &[data-urgency='may-be-late'] {
    color: ${color.amber};
    font-weight: 550;
  }
`;
