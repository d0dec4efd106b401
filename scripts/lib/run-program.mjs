import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root } from './project.mjs';

/**
 * Runs a program and collects its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, onLine?: (line: string) => void, isBackground?: boolean }}
 * [options]
 *   isBackground: run at low priority
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runProgram(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
    });
    // set before the program starts threads, because they inherit the priority
    if (options.isBackground && child.pid)
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    const keep = (chunk) => {
      output += chunk;
      options.onLine?.(String(chunk));
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (cause) => resolve({ code: 127, output: `${output}${cause.message}\n` }));
    child.once('close', (code, signal) => resolve({ code: code ?? (signal ? 128 : 1), output }));
  });
}

/** Runs the npm that started this script, or the one on PATH. */
export function runNpm(args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js')
    ? runProgram(process.execPath, [cli, ...args])
    : runProgram('npm', args);
}
