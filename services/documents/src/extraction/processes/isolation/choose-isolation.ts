import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { forkModule, resolveWorkerUrl, type ForkOptions } from '@grantwright/shared/service';

/** How an extraction process is isolated (ADR 35). */
export type Isolation = {
  /**
   * Whether the process has separate user and network namespaces, so that the kernel denies it access to the network
   * and to the memory and environment of other processes.
   */
  namespaces: boolean;
  /**
   * Whether Node's permission model prevents it from starting child processes and accessing files other than its code.
   */
  permissions: boolean;
  /** Whether the kernel hides the parent process's environment and memory from processes of the same user. */
  hiddenParent: boolean;
};

export type ChosenIsolation = Isolation & {
  forkOptions: Pick<ForkOptions, 'launcher' | 'isConfined'>;
};

const unshare = ['/usr/bin/unshare', '/bin/unshare', '/run/current-system/sw/bin/unshare'];
const namespaceOptions = ['--user', '--map-user=65534', '--map-group=65534', '--net', '--ipc'];
const trialTimeoutMs = 120_000;

let isolation: Promise<ChosenIsolation> | undefined;

/** Returns the strongest isolation that works on this machine. The result is cached. */
export const chooseIsolation = (): Promise<ChosenIsolation> =>
  (isolation ??= findStrongestIsolation());

/**
 * Tries isolation levels from strong to weak until the readers load, since most containers forbid namespaces and some
 * installations do not work with the permission model.
 *
 * @param unsharePaths possible locations of `unshare`
 */
export async function findStrongestIsolation(
  unsharePaths: string[] = unshare,
): Promise<ChosenIsolation> {
  const hiddenParent = await isHidden();
  const program = unsharePaths.find((path) => existsSync(path));
  const launchers = program ? [[program, ...namespaceOptions], []] : [[]];
  for (const isConfined of [true, false])
    for (const launcher of launchers) {
      const forkOptions = { launcher, isConfined };
      if (!(await testIsolation(forkOptions))) continue;
      const namespaces = launcher.length > 0;
      return { forkOptions, namespaces, permissions: isConfined, hiddenParent };
    }
  // if the readers fail to load at all, each extraction will report the error
  return { forkOptions: {}, namespaces: false, permissions: false, hiddenParent };
}

/** Whether a process with these options can load the readers. */
function testIsolation(options: ChosenIsolation['forkOptions']): Promise<boolean> {
  const trial = resolveWorkerUrl(import.meta.url, './trial-process');
  const child = forkModule(trial, { heapMb: 256, ...options });
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), trialTimeoutMs);
    const end = (hasSucceeded: boolean) => {
      clearTimeout(timer);
      resolve(hasSucceeded);
    };
    child.once('error', () => end(false));
    child.once('exit', (code) => end(code === 0));
  });
}

/**
 * Whether Linux denies other processes of the same user access to this process, which it does if the user cannot read
 * the executable. In that case, the process cannot open its own /proc files either.
 */
async function isHidden(): Promise<boolean> {
  return await readFile('/proc/self/environ').then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'EACCES',
  );
}
