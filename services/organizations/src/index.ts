export { createApp, createOutboxes, serviceName } from './app.ts';
export { organizationsSettings } from './config.ts';
export { createMigrations } from './migrations.ts';
