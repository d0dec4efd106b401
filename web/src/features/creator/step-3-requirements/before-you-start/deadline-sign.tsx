import type { AnalysisDetails } from '@grantwright/shared/contract';
import { deadlineLine, deadlineText } from '@grantwright/shared/submission';
import { CalendarPlus } from 'lucide-react';
import { useCalendar } from '../../../../deadline/use-calendar.ts';
import { useMinute } from '../../../../deadline/use-minute.ts';
import { userZone } from '../../../../deadline/user-zone.ts';
import { Button } from '../../../../ui/button.tsx';
import type { CreatorState } from '../../state/creator-state.ts';
import { ExpandableQuote } from '../expandable-quote.tsx';
import { deadlineLevel } from './sign-levels.ts';
import { Remark, StopSign } from './stop-sign.tsx';

type DeadlineSignProps = { details: AnalysisDetails; state: CreatorState };

/** How much time is left, in both zones; updated every minute. */
export function DeadlineSign({ details, state }: DeadlineSignProps) {
  const now = useMinute();
  const { deadline } = details;
  if (!deadline) return <UndatedSign details={details} />;
  const text = deadlineText(deadline, now, userZone());
  const hasPassed = text.urgency === 'passed';
  return (
    <StopSign
      level={deadlineLevel(details, now)}
      label="Time left"
      summary={
        <ExpandableQuote quote={deadline.quote} page={deadline.page} file={deadline.file}>
          {deadlineLine(text)}
        </ExpandableQuote>
      }
      action={
        !hasPassed && !deadline.isYearInferred && <CalendarButton details={details} state={state} />
      }
    >
      {hasPassed && <Remark>This can't be sent unless the funder extends the deadline.</Remark>}
      {text.notes.map((note) => (
        <Remark key={note}>{note}</Remark>
      ))}
      {!hasPassed && deadline.isYearInferred && (
        <Remark>There is no calendar entry without a year.</Remark>
      )}
    </StopSign>
  );
}

function UndatedSign({ details }: Pick<DeadlineSignProps, 'details'>) {
  const { steps = [], keyFacts } = details;
  const step = steps.find(({ kind }) => kind === 'application');
  const stated = step ? { ...step, text: step.words } : keyFacts?.deadline;
  return (
    <StopSign
      level="unknown"
      label="Time left"
      summary={
        stated ? (
          <ExpandableQuote quote={stated.quote} page={stated.page} file={stated.file}>
            {stated.text}
          </ExpandableQuote>
        ) : (
          'The guidelines state no deadline: ask the funder.'
        )
      }
    >
      {stated && <Remark>There is no calendar entry without a date.</Remark>}
    </StopSign>
  );
}

function CalendarButton({ details, state }: DeadlineSignProps) {
  const calendar = useCalendar();
  const title = state.title.trim() || state.grantProgram.trim() || 'Grant application';
  return (
    <Button
      size="small"
      pending={calendar.isPending}
      icon={<CalendarPlus size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => calendar.mutate({ title, dates: details, applicationId: state.saved?.id })}
    >
      Add to calendar
    </Button>
  );
}
