export { createApp, createOutboxes, serviceName } from './app.ts';
export { applicationsSettings } from './config.ts';
export { createMigrations } from './migrations.ts';
