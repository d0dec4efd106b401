import type { AnalysisDetails, Deadline } from '@grantwright/shared/contract';
import { formatDay, withChosenDeadline } from '@grantwright/shared/submission';
import type { Dispatch } from 'react';
import { getUserZone } from '../../../../domain/deadline/user-zone.ts';
import { announce } from '../../../../ui/announce.ts';
import { Button } from '../../../../ui/button.tsx';
import { QuietRow, QuietText } from '../../../../ui/quiet-text.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import { ExpandableQuote } from '../../requirements/expandable-quote.tsx';
import { listDeadlineChoices } from './key-dates.ts';

type OtherDeadlinesProps = {
  details: AnalysisDetails;
  now: Date;
  dispatch: Dispatch<CreatorAction>;
};

/** Lists the other deadlines that the guidelines state, explains the choice, and lets the user choose another. */
export function OtherDeadlines({ details, now, dispatch }: OtherDeadlinesProps) {
  const { deadline } = details;
  const others = listDeadlineChoices(details, now, getUserZone());
  if (!deadline || others.length === 0) return null;
  const choose = (other: Deadline) => {
    dispatch({
      type: 'changed',
      change: (state) =>
        state.analysis
          ? {
              ...state,
              analysis: {
                ...state.analysis,
                details: withChosenDeadline(state.analysis.details, other),
              },
            }
          : state,
    });
    announce(`The deadline is now ${formatDay(other.date)}`);
  };
  return (
    <>
      <QuietText>
        The guidelines also state {others.length > 1 ? 'other deadlines' : 'another deadline'}.{' '}
        {explainChoice(deadline, others)} Ask the funder if you are not sure which one applies to
        you.
      </QuietText>
      {others.map((other, index) => (
        // The button that was pressed keeps the focus.
        <QuietRow key={index}>
          <ExpandableQuote quote={other.quote} page={other.page} file={other.file}>
            {formatDay(other.date)}
          </ExpandableQuote>
          <Button size="small" onClick={() => choose(other)}>
            Use {formatDay(other.date)}
          </Button>
        </QuietRow>
      ))}
    </>
  );
}

function explainChoice({ date, isChosen }: Deadline, others: readonly Deadline[]): string {
  const day = formatDay(date);
  if (isChosen) return `You chose ${day}.`;
  return others.every((other) => other.date > date)
    ? `We use ${day} because it comes first.`
    : `We use ${day} because the guidelines state it most clearly.`;
}
