export { createApp, outboxes, serviceName } from './app.ts';
export { aiSettings } from './config.ts';
