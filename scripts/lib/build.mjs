import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, stampFile } from './project.mjs';
import { runProgram } from './run-program.mjs';
import { withProgress } from './progress.mjs';

/** Builds what changed, when anything has. Turbo is not even started when nothing has. */
export async function buildWhenNeeded() {
  const workspaces = buildable();
  const wanted = fingerprint(workspaces);
  const isBuilt = workspaces.every((workspace) => existsSync(inProject(workspace, 'dist')));
  if (isBuilt && stamp() === wanted) return;
  const { code, output } = await withProgress('building', '', () =>
    runProgram(
      process.execPath,
      [inProject('node_modules/turbo/bin/turbo'), 'run', 'build', '--output-logs=errors-only'],
      { env: { TURBO_TELEMETRY_DISABLED: '1', TURBO_UI: 'false', NODE_ENV: '' } },
    ),
  );
  if (code !== 0) {
    console.error(output);
    console.error('The build failed: the error is above.');
    process.exit(1);
  }
  writeFileSync(stampFile('build'), wanted);
}

/** The workspaces that have a build, by folder. */
function buildable() {
  const folders = ['packages', 'services'].flatMap((parent) =>
    readdirSync(inProject(parent)).map((name) => join(parent, name)),
  );
  return [...folders, 'web'].filter((folder) => {
    const file = inProject(folder, 'package.json');
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).scripts?.build;
  });
}

/** Changes with any source file's name, size or time; reading them all would cost more than it tells. */
function fingerprint(workspaces) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of ['package-lock.json', 'tsconfig.base.json', 'turbo.json'])
    add(hash, inProject(file));
  for (const workspace of workspaces) walk(hash, inProject(workspace));
  return hash.digest('hex');
}

const notSource = new Set(['dist', 'node_modules', 'test', '.turbo', 'coverage']);

function walk(hash, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (notSource.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) walk(hash, path);
    else add(hash, path);
  }
}

function add(hash, path) {
  const { size, mtimeMs } = statSync(path);
  hash.update(`${path} ${size} ${mtimeMs}\n`);
}

function stamp() {
  try {
    return readFileSync(stampFile('build'), 'utf8');
  } catch {
    return undefined;
  }
}
