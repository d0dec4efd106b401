import { createWorkerEntry } from '@grantwright/shared/service/worker';

// separate from the export, where the compiler would not rewrite the file extension
const load = async () => (await import('./run-analyst-task.ts')).runAnalystTask;

/** Runs in a thread, so that a long document never blocks other requests. */
export default createWorkerEntry(load);
