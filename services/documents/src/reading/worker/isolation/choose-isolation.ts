import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { forkModule, workerUrl, type ForkOptions } from '@grantwright/shared/service';

/** What keeps a reading process from everything but its document (ADR 35). */
export type Isolation = {
  /**
   * It is in a user and a network namespace of its own: the kernel denies it the memory and the environment
   * of other processes, and every network.
   */
  namespaces: boolean;
  /** Node denies it files other than its code, and other processes. */
  permissions: boolean;
  /** The kernel hides the environment and the memory of this process, the parent, from its own user. */
  hiddenParent: boolean;
};

export type Isolated = Isolation & { forkOptions: Pick<ForkOptions, 'launcher' | 'isConfined'> };

const unshare = ['/usr/bin/unshare', '/bin/unshare', '/run/current-system/sw/bin/unshare'];
const namespaceOptions = ['--user', '--map-user=65534', '--map-group=65534', '--net', '--ipc'];
/** For a trial that hangs; a busy machine takes seconds. */
const trialTimeoutMs = 120_000;

let chosen: Promise<Isolated> | undefined;

/** The strongest isolation that this machine allows, found out once. */
export const chooseIsolation = (): Promise<Isolated> => (chosen ??= strongestIsolation());

/**
 * The strongest isolation in which the readers load, found by trying: containers mostly forbid namespaces,
 * and not every installation of the code can be read under permissions.
 *
 * @param unsharePaths where the program that makes namespaces may be
 */
export async function strongestIsolation(unsharePaths: string[] = unshare): Promise<Isolated> {
  const hiddenParent = await isHidden();
  const program = unsharePaths.find((path) => existsSync(path));
  const launchers = program ? [[program, ...namespaceOptions], []] : [[]];
  for (const isConfined of [true, false])
    for (const launcher of launchers) {
      const forkOptions = { launcher, isConfined };
      if (!(await works(forkOptions))) continue;
      const namespaces = launcher.length > 0;
      return { forkOptions, namespaces, permissions: isConfined, hiddenParent };
    }
  // what does not load here either says so itself when it is to be used
  return { forkOptions: {}, namespaces: false, permissions: false, hiddenParent };
}

/** Whether a process that loads the readers ends well. */
function works(options: Isolated['forkOptions']): Promise<boolean> {
  const trial = workerUrl(import.meta.url, './isolation-trial-worker');
  const child = forkModule(trial, { heapMb: 256, ...options });
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), trialTimeoutMs);
    const end = (isFine: boolean) => {
      clearTimeout(timer);
      resolve(isFine);
    };
    child.once('error', () => end(false));
    child.once('exit', (code) => end(code === 0));
  });
}

/**
 * Whether other processes of this user are denied the environment and the memory of this one, as Linux does for
 * a program that its user can run but not read. Then it cannot even read its own by name.
 */
async function isHidden(): Promise<boolean> {
  return await readFile('/proc/self/environ').then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'EACCES',
  );
}
