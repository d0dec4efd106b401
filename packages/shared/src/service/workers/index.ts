export * from './fair-queue.ts';
export * from './fair-workers.ts';
export * from './is-large-input.ts';
export * from './job-clock.ts';
export * from './memory-limit.ts';
export * from './worker-budget.ts';
export * from './worker-pool.ts';
