/** What a signal is sent with; it throws for a process that is gone. */
type Send = (pid: number, signal: NodeJS.Signals) => unknown;

/**
 * Ways to have a container hang and go on: every process of it is stopped, for the first one of a broker's may be
 * a shell that only waits for it. Those that were stopped go on, even if a replacement runs meanwhile.
 *
 * @param find the numbers of its processes at this moment
 */
export function freezing(find: () => Promise<number[]>, send: Send = process.kill) {
  let stopped: number[] = [];
  const sendAll = (signal: NodeJS.Signals) => {
    for (const pid of stopped) {
      try {
        send(pid, signal);
      } catch (error) {
        // one that has ended meanwhile neither hangs nor needs to go on
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  };
  return {
    cut: async () => {
      stopped = await find();
      if (stopped.length === 0) throw new Error('none of its processes runs here');
      sendAll('SIGSTOP');
    },
    restore: async () => sendAll('SIGCONT'),
  };
}
