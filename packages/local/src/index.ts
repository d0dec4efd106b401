export { setSuperUserByEmail } from './operator/set-super-user.ts';
export { run } from './run.ts';
