export { createApp, outboxes, serviceName } from './app.ts';
export { applicationsSettings } from './config.ts';
export { migrations } from './migrations.ts';
