import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { listPermissionOptions } from './list-permission-options.ts';
import { listSourceArguments } from './list-source-arguments.ts';

export type ForkOptions = {
  heapMb: number;
  /** A command prefix, such as `unshare` with its options. */
  launcher?: string[];
  /** Whether to confine the process with Node's permission model; defaults to false. */
  isConfined?: boolean;
};

/**
 * Starts a process for untrusted input. A thread that runs out of memory in one large allocation crashes the whole
 * process despite its limits; a separate process crashes alone. It gets an empty environment; messages can contain
 * binary data.
 *
 * @param module the entry's URL (`resolveWorkerUrl`), with the file extension of the calling module, so that it runs
 *   from source and from the build
 */
export function forkModule(
  module: URL,
  { heapMb, launcher = [], isConfined = false }: ForkOptions,
): ChildProcess {
  const [program = '', ...args] = [
    ...launcher,
    process.execPath,
    `--max-old-space-size=${heapMb}`,
    ...(isConfined ? listPermissionOptions(module) : []),
    ...listSourceArguments(module),
    fileURLToPath(module),
  ];
  return spawn(program, args, {
    // some libraries read the home directory, and fail if the container's account has none
    env: { HOME: '/' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
}
