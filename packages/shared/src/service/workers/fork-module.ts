import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { permissionOptions } from './permission-options.ts';
import { sourceArguments } from './source-arguments.ts';

export type ForkOptions = {
  heapMb: number;
  /** A program that runs the command line after it, such as `unshare` with its options. */
  launcher?: string[];
  /** Whether Node's permission model confines the process to reading its code; false without it. */
  isConfined?: boolean;
};

/**
 * A process of its own for work on what strangers send. A thread that runs out of memory in one large
 * step ends the whole process with it, whatever its limits say; a process ends alone. It sees nothing
 * of the environment and writes nowhere; messages carry bytes as they are.
 *
 * @param module the entry's URL, with the extension of the asking module (`workerUrl`), so that it
 *   runs from source and from the build alike
 */
export function forkModule(
  module: URL,
  { heapMb, launcher = [], isConfined = false }: ForkOptions,
): ChildProcess {
  const [program = '', ...words] = [
    ...launcher,
    process.execPath,
    `--max-old-space-size=${heapMb}`,
    ...(isConfined ? permissionOptions(module) : []),
    ...sourceArguments(module),
    fileURLToPath(module),
  ];
  return spawn(program, words, {
    // libraries ask for a home; the account of a container may have none, and to ask is then an error
    env: { HOME: '/' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
}
