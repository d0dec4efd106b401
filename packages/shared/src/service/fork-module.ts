import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sourceArguments } from './source-arguments.ts';

/**
 * A process of its own for work on what strangers send. A thread that runs out of memory in one large
 * step ends the whole process with it, whatever its limits say; a process ends alone. It sees nothing
 * of the environment and writes nowhere; messages carry bytes as they are.
 *
 * @param module the entry's URL, with the extension of the asking module (`workerUrl`), so that it
 *   runs from source and from the build alike
 */
export function forkModule(module: URL, options: { heapMb: number }): ChildProcess {
  return fork(fileURLToPath(module), {
    // libraries ask for a home; the account of a container may have none, and to ask is then an error
    env: { HOME: '/' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${options.heapMb}`, ...sourceArguments(module)],
  });
}
