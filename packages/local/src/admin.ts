import { parseArgs } from 'node:util';
import { runAdmin } from './operator/run-admin.ts';

/** The entry point for operator commands; run by `npm run admin` and in containers. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { revoke: { type: 'boolean', default: false } },
});
process.exit(await runAdmin({ args: positionals, revoke: values.revoke, folder: process.cwd() }));
