export { runAdmin } from './operator/run-admin.ts';
export { run } from './run.ts';
