import type { Job } from '@grantwright/shared/contract';
import { useState } from 'react';
import { describeJob } from '../../../../domain/jobs/job-text.ts';
import { getJobScreen } from '../../../../domain/jobs/known-jobs.ts';
import { getUnfinishedJobs } from '../../../../domain/jobs/unfinished-jobs.ts';
import { useJobs } from '../../../../domain/jobs/use-jobs.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

/**
 * Offers the results of analyses that were started in another browser, where they may have been added to this call.
 * Running ones are not offered, because closing the dialog would cancel them there.
 */
export function OtherAnalyses({ onUse }: { onUse: (job: Job) => void }) {
  const { jobs } = useJobs();
  const [now] = useState(() => new Date());
  const others = getUnfinishedJobs(jobs, now).filter(
    ({ id, kind, state }) =>
      kind === 'analysis' && state === 'done' && getJobScreen(id) === undefined,
  );
  return others.map((job) => (
    <Notice key={job.id}>
      {describeJob(job)} It was started in another browser.{' '}
      <Button size="small" aria-label={`Add it here: ${job.title}`} onClick={() => onUse(job)}>
        Add it here
      </Button>
    </Notice>
  ));
}
