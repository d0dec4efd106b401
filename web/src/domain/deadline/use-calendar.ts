import type { AnalysisDetails, Due, Report } from '@grantwright/shared/contract';
import { listCalendarEvents } from '@grantwright/shared/submission';
import { paths } from '../../lib/paths.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/notify.ts';
import { createCalendarFile } from './calendar-file.ts';
import { getUserZone } from './user-zone.ts';

type DatedApplication = {
  title: string;
  dates: Pick<AnalysisDetails, 'steps'> & { deadline?: Due | undefined; reports?: Report[] };
  /** Absent until the application is saved. */
  applicationId?: string | undefined;
};

/** Downloads the dates of a call, or of the reports after an award, as a calendar file. */
export function useCalendar() {
  return useAction({
    mutationFn: async ({ title, dates, applicationId }: DatedApplication) => {
      const events = listCalendarEvents(dates, title, getUserZone());
      const source = applicationId
        ? {
            id: applicationId,
            url: new URL(paths.application(applicationId), window.location.origin).href,
          }
        : undefined;
      const { blob, name } = await createCalendarFile(events, title, source);
      saveFile(blob, name);
    },
    onSuccess: () => notify.success('Calendar file downloaded', 'Open it to add the dates.'),
    onError: (error) =>
      notify.failureWithCause('Error', error, 'Failed to create the calendar file'),
  });
}
