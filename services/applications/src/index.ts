export { createApp, outboxes, serviceName } from './app.ts';
