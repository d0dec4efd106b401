export { findPendingMigrations } from './find-pending-migrations.ts';
export { indexStep } from './index-step.ts';
export { listMigrations } from './list-migrations.ts';
export type { Migration } from './migration.ts';
export { runMigrations } from './run-migrations.ts';
