export { findPendingMigrations } from './find-pending-migrations.ts';
export { createIndexMigration } from './create-index-migration.ts';
export { listMigrations } from './list-migrations.ts';
export type { Migration } from './migration.ts';
export { runMigrations } from './run-migrations.ts';
