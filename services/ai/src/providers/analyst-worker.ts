import { workerEntry } from '@grantwright/shared/service/worker';

/** Runs in a thread of its own: reading a long document must not hold up anybody else's request. */
export default workerEntry(async () => (await import('./run-job.ts')).runJob);
