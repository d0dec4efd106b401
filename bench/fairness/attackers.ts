import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AccountState } from './account.ts';
import type { AttackCommand, Counts } from './attack-process.ts';

/** Controls the process that attacks from these accounts. */
export function startAttackers(accounts: AccountState[]) {
  const child = fork(fileURLToPath(new URL('./attack-process.ts', import.meta.url)));
  const command = (message: AttackCommand) => child.send(message);
  const total: Counts = accounts.map(() => ({}));
  return {
    /** Starts an attack; the returned function stops it and adds its counts. */
    start() {
      const ended = once(child, 'message') as Promise<[Counts]>;
      command({ start: accounts });
      return async () => {
        command('stop');
        const [counts] = await ended;
        counts.forEach((each, index) => add(total[index] ?? {}, each));
      };
    },
    printCounts() {
      total.forEach((counts, index) => {
        const byStatus = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
        console.log(`attacker ${index + 1}: ${byStatus.join(', ')}`);
      });
    },
    disconnect: () => child.disconnect(),
  };
}

function add(total: Counts[number], counts: Counts[number]): void {
  for (const [status, count] of Object.entries(counts))
    total[Number(status)] = (total[Number(status)] ?? 0) + count;
}
