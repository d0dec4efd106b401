export { createApp, createOutboxes, serviceName, type DocumentsPorts } from './app.ts';
export { documentsSettingsSchema as documentsSettings } from './config.ts';
export { createMigrations } from './migrations.ts';
export { extractDocument, type ReadableType } from './extraction/index.ts';
export { UnreadableError } from './extraction/unreadable-messages.ts';
