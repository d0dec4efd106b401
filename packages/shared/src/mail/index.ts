export * from './folder-mailer.ts';
export * from './mail-settings.ts';
export * from './mailer.ts';
export * from './smtp-mailer.ts';
