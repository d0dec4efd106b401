export { createApp, outboxes, serviceName } from './app.ts';
export { settingsSchema as authSettings } from './config.ts';
export { createResetLink } from './passwords/create-reset-link.ts';
export { migrations } from './migrations.ts';
export { disableTwoStep } from './two-step/disable-two-step.ts';
export { setSuperUser } from './users/set-super-user.ts';
export { userModel } from './users/user-model.ts';
