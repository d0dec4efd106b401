import { parseArgs } from 'node:util';
import { runAdmin } from './operator/run-admin.ts';

/** The entry of an operator's command: behind `npm run admin`, and in a container by itself. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { revoke: { type: 'boolean', default: false } },
});
process.exit(await runAdmin({ words: positionals, revoke: values.revoke, folder: process.cwd() }));
