export { createApp, createOutboxes, serviceName } from './app.ts';
export { settingsSchema as authSettings } from './config.ts';
export { productWords } from './passwords/context-words.ts';
export { createResetLink } from './passwords/create-reset-link.ts';
export { createMigrations } from './migrations.ts';
export { endAllSessions } from './sessions/end-all-sessions.ts';
export { turnOffTwoStepAsOperator } from './two-step/turn-off-two-step-as-operator.ts';
export { setSuperUser } from './users/set-super-user.ts';
export { createUserModel } from './users/user-model.ts';
