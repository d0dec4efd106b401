import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root } from './project.mjs';

/**
 * @typedef {object} Options
 * @property {Record<string, string>} [env] added to the environment of this process
 * @property {string} [cwd] by default, the clone
 * @property {(text: string) => void} [onOutput]
 * @property {boolean} [isBackground] run at low priority
 */

/** @typedef {{ code: number, output: string }} Result */

/**
 * Runs a program and collects its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<Result>}
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
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output += chunk;
      options.onOutput?.(String(chunk));
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (cause) => resolve({ code: 127, output: `${output}${cause.message}\n` }));
    child.once('close', (code, signal) => resolve({ code: code ?? (signal ? 128 : 1), output }));
  });
}

/**
 * Runs the npm that started this script, or the one on PATH.
 *
 * @param {string[]} args
 */
export function runNpm(args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js')
    ? runProgram(process.execPath, [cli, ...args])
    : runProgram('npm', args);
}
