/** The exports for worker threads: loading all of `service` doubles a thread's startup time. */
export { AppError } from '../errors/app-error.ts';
export { workerEntry, type WorkerTask } from './workers/worker-entry.ts';
