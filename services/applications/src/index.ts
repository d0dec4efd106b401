export { createApp, outboxes, serviceName } from './app.ts';
export { migrations } from './migrations.ts';
