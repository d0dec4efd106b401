export { createApp, outboxes, serviceName } from './app.ts';
export { settingsSchema as billingSettings } from './config.ts';
export { migrations } from './migrations.ts';
