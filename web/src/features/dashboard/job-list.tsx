import styled from 'styled-components';
import { JobRow } from '../../jobs/job-row.tsx';
import { jobText } from '../../jobs/job-text.ts';
import { unfinishedJobs } from '../../jobs/unfinished-jobs.ts';
import { useJobs } from '../../jobs/use-jobs.ts';
import { announce, useAnnouncement } from '../../ui/announce.ts';
import { color, space } from '../../ui/tokens.ts';

/** Analyses, drafts and extractions that are running or ready, also from other browsers. */
export function JobList({ now }: { now: Date }) {
  const { jobs, cancel, dismiss } = useJobs();
  const shown = unfinishedJobs(jobs, now);
  const ready = shown.filter(({ state }) => state === 'done').map(jobText);
  useAnnouncement(ready.join(' '));
  if (shown.length === 0) return null;
  // The pressed button disappears with its row.
  const moveFocus = () => document.getElementById('main')?.focus({ preventScroll: true });
  return (
    <List role="list" aria-label="Work in progress">
      {shown.map((job) => (
        <li key={job.id}>
          <JobRow
            job={job}
            action={job.state === 'running' ? 'Cancel' : 'Dismiss'}
            onAction={() => {
              moveFocus();
              if (job.state !== 'running') dismiss(job);
              else {
                void cancel(job);
                announce('Canceled.');
              }
            }}
          />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin-bottom: ${space[6]};
  border-top: 1px solid ${color.hairline};
  li {
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${color.hairline};
  }
`;
