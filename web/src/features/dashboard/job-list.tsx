import type { Job } from '@grantwright/shared/contract';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { JobRow } from '../../domain/jobs/job-row.tsx';
import { describeJob } from '../../domain/jobs/job-text.ts';
import { getUnfinishedJobs } from '../../domain/jobs/unfinished-jobs.ts';
import { useJobs } from '../../domain/jobs/use-jobs.ts';
import { announce } from '../../ui/announce.ts';
import { color, space } from '../../ui/tokens.ts';

/** Lists analyses, drafts and extractions that are running or ready, including those started in other browsers. */
export function JobList({ now }: { now: Date }) {
  const { jobs, cancel, dismiss } = useJobs();
  const visibleJobs = getUnfinishedJobs(jobs, now);
  useReadyAnnouncement(visibleJobs);
  if (visibleJobs.length === 0) return null;
  // The pressed button disappears along with its row.
  const moveFocus = () => document.getElementById('main')?.focus({ preventScroll: true });
  return (
    <List role="list" aria-label="Work in progress">
      {visibleJobs.map((job) => (
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

/** Announces each result only once, even when another one is dismissed. */
function useReadyAnnouncement(jobs: readonly Job[]): void {
  const announcedJobs = useRef(new Set<string>());
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const job of jobs) {
        if (job.state !== 'done' || announcedJobs.current.has(job.id)) continue;
        announcedJobs.current.add(job.id);
        announce(describeJob(job));
      }
    });
    return () => clearTimeout(timer);
  }, [jobs]);
}

const List = styled.ul`
  margin-bottom: ${space[6]};
  border-top: 1px solid ${color.hairline};
  li {
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${color.hairline};
  }
`;
