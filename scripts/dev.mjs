// npm run dev: runs the servers and the web app from source, with reload.
import { spawn } from 'node:child_process';
import { checkNode } from './lib/check-node.mjs';
import { resolveInProject, root } from './lib/project.mjs';

checkNode();
const { installWhenNeeded } = await import('./lib/install.mjs');
await installWhenNeeded();

const sides = [
  start(root, [
    resolveInProject('node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    '--conditions=@grantwright/source',
    'scripts/dev-server.mjs',
  ]),
  start(resolveInProject('web'), [
    resolveInProject('node_modules/vite/bin/vite.js'),
    '--clearScreen',
    'false',
  ]),
];
console.log('Open the address that Vite prints. It forwards /api to the servers.');

// The terminal sends Ctrl+C to both processes; other signals are forwarded.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => endAll());
process.on('SIGINT', () => undefined);
const codes = await Promise.all(sides.map((side) => side.ended));
process.exit(Math.max(...codes));

/** @type {(cwd: string, args: string[]) => { child: import('node:child_process').ChildProcess, ended: Promise<number> }} */
function start(cwd, args) {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' });
  const ended = new Promise((resolve) => {
    child.once('exit', (code) => {
      endAll();
      resolve(code ?? 0);
    });
  });
  return { child, ended };
}

function endAll() {
  for (const { child } of sides) if (child.exitCode === null) child.kill('SIGTERM');
}
