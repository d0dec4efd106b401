export { createApp, createOutboxes, serviceName } from './app.ts';
export { settingsSchema as billingSettings } from './config.ts';
export { createMigrations } from './migrations.ts';
