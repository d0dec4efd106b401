/** The exports for worker threads: loading all of `service` doubles the time that a thread takes to start. */
export { AppError } from '../errors/app-error.ts';
export { workerEntry, type WorkerTask } from './workers/worker-entry.ts';
