import type { AnalysisDetails } from '@grantwright/shared/contract';
import {
  formatDay,
  formatDeadlineLine,
  findDeadlineState,
  describeDeadline,
  findLetterOfIntent,
} from '@grantwright/shared/submission';
import { CalendarPlus } from 'lucide-react';
import type { Dispatch } from 'react';
import { useCalendar } from '../../../../domain/deadline/use-calendar.ts';
import { useMinute } from '../../../../domain/deadline/use-minute.ts';
import { getUserZone } from '../../../../domain/deadline/user-zone.ts';
import { capitalize, pluralize } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Disclosure } from '../../layout/disclosure.tsx';
import { ExpandableQuote } from '../../requirements/expandable-quote.tsx';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { callStatusLabels } from '../key-facts/call-status.ts';
import { getMissingText, getOfferedNote } from '../key-facts/fact.ts';
import { FactList } from './judgment-list.tsx';
import { listKeyDates } from './key-dates.ts';
import { OtherDeadlines } from './other-deadlines.tsx';
import { getDeadlineLevel } from './status-levels.ts';
import { QuietText } from '../../../../ui/quiet-text.ts';
import { StatusRow } from './status-row.tsx';

type DeadlineStatusProps = {
  details: AnalysisDetails;
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
};

/** Shows the deadline in both time zones and the time left, updated every minute, and the other dates of the call. */
export function DeadlineStatus({ details, state, dispatch }: DeadlineStatusProps) {
  const now = useMinute();
  const { deadline } = details;
  if (!deadline) return <UndatedStatus details={details} now={now} />;
  const text = describeDeadline(deadline, now, getUserZone(), details.steps);
  const currentState = findDeadlineState(details, now, getUserZone());
  const isAhead = currentState === 'ahead';
  return (
    <StatusRow
      level={getDeadlineLevel(details, now)}
      label="Time left"
      summary={
        <ExpandableQuote quote={deadline.quote} page={deadline.page} file={deadline.file}>
          {formatDeadlineLine(text)}
        </ExpandableQuote>
      }
      action={
        isAhead && !deadline.isYearInferred && <CalendarButton details={details} state={state} />
      }
    >
      {currentState === 'passed' && (
        <QuietText>This can’t be sent unless the funder extends the deadline.</QuietText>
      )}
      {currentState === 'may-have-passed' && !deadline.isYearInferred && (
        <QuietText>The guidelines may state a later date: check with the funder.</QuietText>
      )}
      {text.notes.map((note) => (
        <QuietText key={note}>{note}</QuietText>
      ))}
      {isAhead && deadline.isYearInferred && (
        <QuietText>
          The guidelines give no year, so you can’t add the deadline to your calendar.
        </QuietText>
      )}
      <StatusRemark details={details} hasPassed={currentState === 'passed'} />
      {currentState !== 'passed' && <LetterRemark details={details} now={now} />}
      <OtherDeadlines details={details} now={now} dispatch={dispatch} />
      <KeyDates details={details} now={now} />
    </StatusRow>
  );
}

type UndatedStatusProps = Pick<DeadlineStatusProps, 'details'> & { now: Date };

function UndatedStatus({ details, now }: UndatedStatusProps) {
  const { steps = [], keyFacts } = details;
  const step = steps.find(({ kind }) => kind === 'application');
  const statedStep = step ? { ...step, text: capitalize(step.words) } : keyFacts?.deadline;
  return (
    <StatusRow
      level={getDeadlineLevel(details, now)}
      label="Time left"
      summary={
        statedStep ? (
          <ExpandableQuote quote={statedStep.quote} page={statedStep.page} file={statedStep.file}>
            {statedStep.text}
          </ExpandableQuote>
        ) : (
          (getMissingText(details, 'deadline') ??
          'The guidelines don’t state a deadline. Ask the funder.')
        )
      }
    >
      {statedStep && (
        <QuietText>
          The guidelines give no date, so you can’t add the deadline to your calendar.
        </QuietText>
      )}
      <StatusRemark details={details} />
      <LetterRemark details={details} now={now} />
      <KeyDates details={details} now={now} />
    </StatusRow>
  );
}

type StatusRemarkProps = Pick<DeadlineStatusProps, 'details'> & { hasPassed?: boolean };

/** Shows how the call accepts applications. A call whose deadline has passed is never described as open. */
function StatusRemark({ details, hasPassed = false }: StatusRemarkProps) {
  const { status } = details;
  const text = status && !(status === 'open' && hasPassed) && callStatusLabels[status];
  const note = getOfferedNote(details, 'deadline');
  return (
    <>
      {text && <QuietText>{text}</QuietText>}
      {note && <QuietText>{note}</QuietText>}
    </>
  );
}

function KeyDates({ details, now }: UndatedStatusProps) {
  const dates = listKeyDates(details, now, getUserZone());
  if (dates.length === 0) return null;
  return (
    <Disclosure label={pluralize(dates.length, 'other date')}>
      <FactList facts={dates} />
    </Disclosure>
  );
}

/** Shows when the letter of intent is due, or the consequence of having missed it. */
function LetterRemark({ details, now }: UndatedStatusProps) {
  const letter = findLetterOfIntent(details, now, getUserZone());
  if (!letter) return null;
  const { due, hasPassed, need, step } = letter;
  const day = formatDay(due.date);
  const passed = {
    required: `The letter of intent was due on ${day}. If you sent none, ask the funder whether a full application is still possible.`,
    optional: `The optional letter of intent was due on ${day}. You can still apply.`,
    'not-stated': `The letter of intent was due on ${day}. Check whether it was required.`,
  };
  const letterWarning = `Letter of intent due ${formatDeadlineLine(describeDeadline(due, now, getUserZone()))}${need === 'optional' ? ' (optional)' : ''}`;
  return (
    <QuietText as="div">
      <ExpandableQuote quote={step.quote} page={step.page} file={step.file}>
        {hasPassed ? passed[need] : letterWarning}
      </ExpandableQuote>
    </QuietText>
  );
}

function CalendarButton({ details, state }: Omit<DeadlineStatusProps, 'dispatch'>) {
  const calendar = useCalendar();
  const title = state.title.trim() || state.grantProgram.trim() || 'Grant application';
  return (
    <Button
      size="small"
      pending={calendar.isPending}
      icon={<CalendarPlus size={16} />}
      onClick={() => calendar.mutate({ title, dates: details, applicationId: state.saved?.id })}
    >
      Add to calendar
    </Button>
  );
}
