import { attack } from './attack.ts';
import type { AccountState } from './account.ts';

export type AttackCommand = { start: AccountState[] } | 'stop';
/** The number of requests by status, one record per account. */
export type Counts = Record<number, number>[];

/**
 * Runs the attackers in a separate process, so that preparing their inputs does not delay the measured requests. An
 * attack runs until the next command arrives, then reports its counts.
 */
let attackController = new AbortController();
process.on('message', (command: AttackCommand) => {
  attackController.abort();
  if (command === 'stop') return;
  attackController = new AbortController();
  const { signal } = attackController;
  const counts: Counts = command.start.map(() => ({}));
  void Promise.all(
    command.start.map((state, index) => attack(state, counts[index] ?? {}, signal)),
  ).then(() => process.send?.(counts));
});
process.on('disconnect', () => process.exit());
