/** The exports for worker threads: loading all of `service` doubles a thread's startup time. */
export { AppError } from '../errors/app-error.ts';
export { createWorkerEntry, type WorkerTask } from './workers/create-worker-entry.ts';
