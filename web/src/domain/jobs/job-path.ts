import type { Job } from '@grantwright/shared/contract';
import { paths } from '../../lib/paths.ts';
import { getJobScreen } from './known-jobs.ts';

/** Returns the path of the screen with a job's progress or result. */
export function getJobPath({ id, kind }: Pick<Job, 'id' | 'kind'>): string {
  const first = kind === 'extraction' ? paths.organization('dialog', 'new') : paths.creator;
  return paths.withJob(getJobScreen(id) ?? first, id);
}
