export { createApp, createOutboxes, serviceName } from './app.ts';
export { applicationsSettingsSchema } from './config.ts';
export { createMigrations } from './migrations.ts';
