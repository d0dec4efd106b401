import { existsSync } from 'node:fs';
import { resolveInProject } from './project.mjs';
import { runProgram } from './run-program.mjs';

/**
 * Lists the files changed since this branch left main, whether committed or not.
 *
 * @returns {Promise<{ base: string, files: string[] }>} the commit to compare with, and the
 *   changed files that still exist, relative to the clone
 */
export async function listChangedFiles() {
  const base = await findBaseCommit();
  const lists = await Promise.all([
    runGit('diff', '--name-only', '--relative', base),
    runGit('ls-files', '--others', '--exclude-standard'),
  ]);
  const paths = lists.flatMap((list) => list.split('\n')).filter(Boolean);
  return { base, files: [...new Set(paths)].filter((path) => existsSync(resolveInProject(path))) };
}

async function findBaseCommit() {
  for (const branch of ['main', 'origin/main']) {
    const { code, output } = await runProgram('git', ['merge-base', 'HEAD', branch]);
    if (code === 0) return output.trim();
  }
  return (await runGit('rev-parse', 'HEAD')).trim();
}

/** @param {string[]} args */
async function runGit(...args) {
  const { code, output } = await runProgram('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed: ${output}`);
  return output;
}
