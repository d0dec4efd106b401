import { workerEntry } from '@grantwright/shared/service/worker';

// Not within the export: the compiler leaves the extension of a module as it is there.
const load = async () => (await import('./run-job.ts')).runJob;

/** Runs in a thread of its own: reading a long document must not hold up anybody else's request. */
export default workerEntry(load);
