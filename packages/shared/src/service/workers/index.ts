export * from './create-fair-queue.ts';
export * from './create-fair-workers.ts';
export * from './is-large-input.ts';
export * from './create-job-clock.ts';
export * from './memory-limit.ts';
export * from './divide-worker-budget.ts';
export * from './worker-pool.ts';
