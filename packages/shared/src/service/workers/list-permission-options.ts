import { existsSync, realpathSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Lists Node's permission flags for a process that may only read its own code: no writes, no processes, no threads.
 * Native add-ons are not confined. Returns an empty list if this Node has no permission model.
 *
 * @param module the entry of the process
 */
export function listPermissionOptions(module: URL): string[] {
  const flag = flags.find((flag) => process.allowedNodeEnvironmentFlags.has(flag));
  if (!flag) return [];
  const ownFile = fileURLToPath(import.meta.url);
  const entry = fileURLToPath(module);
  const paths = new Set([entry, ownFile, ...[entry, ownFile].map((path) => realpathSync(path))]);
  const readable = new Set([...paths].flatMap(listReadablePaths));
  return [
    flag,
    '--allow-addons',
    ...[...readable].map((path) => `--allow-fs-read=${path}`),
    // the TypeScript loader runs in a thread
    ...(extname(entry) === '.ts' ? ['--allow-worker'] : []),
  ];
}

/** Node 20 uses the second name. */
const flags = ['--permission', '--experimental-permission'];

/** Lists the package of a module, and every folder where Node looks for dependencies. */
function listReadablePaths(module: string): string[] {
  const folders = listFoldersAbove(module);
  const packageFolder = folders.find((folder) => existsSync(join(folder, 'package.json')));
  const modules = folders.map((folder) => join(folder, 'node_modules') + sep);
  if (!packageFolder) return [dirname(module) + sep, ...modules];
  const [part = ''] = relative(packageFolder, module).split(sep);
  return [
    join(packageFolder, 'package.json'),
    ...[...new Set([part, 'src', 'dist'])].map((folder) => join(packageFolder, folder) + sep),
    ...modules,
  ];
}

function listFoldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === path ? [] : [folder, ...listFoldersAbove(folder)];
}
