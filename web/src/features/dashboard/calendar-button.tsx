import type { ApplicationSummary } from '@grantwright/shared/contract';
import { computeCountdown, isSent } from '@grantwright/shared/submission';
import { CalendarPlus } from 'lucide-react';
import { useCalendar } from '../../domain/deadline/use-calendar.ts';
import { useMinute } from '../../domain/deadline/use-minute.ts';
import { getUserZone } from '../../domain/deadline/user-zone.ts';
import { IconButton } from '../../ui/button.tsx';
import { getDueDate } from './due-date.ts';

/** Adds an upcoming deadline with a known year to the user's calendar. */
export function CalendarButton({ application }: { application: ApplicationSummary }) {
  const calendar = useCalendar();
  const now = useMinute();
  const { id, title, submissionStatus } = application;
  const deadline = isSent(submissionStatus) ? undefined : getDueDate(application);
  if (!deadline || deadline.isYearInferred) return null;
  if (computeCountdown(deadline, now, getUserZone()).kind === 'passed') return null;
  return (
    <IconButton
      label={`Add the deadline of ${title} to your calendar`}
      pending={calendar.isPending}
      onClick={() => calendar.mutate({ title, dates: { deadline }, applicationId: id })}
    >
      <CalendarPlus />
    </IconButton>
  );
}
