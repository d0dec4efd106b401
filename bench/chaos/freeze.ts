import { getErrorCode } from '@grantwright/shared/service';

/** Sends a signal; throws if the process does not exist. */
type Send = (pid: number, signal: NodeJS.Signals) => unknown;

/**
 * Freezes and resumes a container. Stops all of its processes, because the first one may be a shell waiting for the
 * broker. Resumes exactly the stopped processes, even if a replacement is running.
 *
 * @param find returns the current PIDs of the container
 */
export function createFreezer(find: () => Promise<number[]>, send: Send = process.kill) {
  let stopped: number[] = [];
  const sendAll = (signal: NodeJS.Signals) => {
    for (const pid of stopped) {
      try {
        send(pid, signal);
      } catch (error) {
        // the process has exited
        if (getErrorCode(error) !== 'ESRCH') throw error;
      }
    }
  };
  return {
    inject: async () => {
      stopped = await find();
      if (stopped.length === 0)
        throw new Error('no running process of this container was found on this machine');
      sendAll('SIGSTOP');
    },
    restore: async () => sendAll('SIGCONT'),
  };
}
