// npm run bench -- NAME [FLAGS…]: runs bench/NAME.ts from source.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolveInProject, root } from './lib/project.mjs';

const [name = '', ...flags] = process.argv.slice(2);
const script = resolveInProject('bench', `${name}.ts`);
if (!existsSync(script)) {
  console.error(`There is no benchmark "${name}". bench/README.md lists them.`);
  process.exit(1);
}
const options = ['--import', 'tsx', '--conditions=@grantwright/source'];
const { status } = spawnSync(process.execPath, [...options, script, ...flags], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
