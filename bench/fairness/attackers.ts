import { attack } from './attack.ts';
import type { AccountState } from './account.ts';

export type Order = { start: AccountState[] } | 'stop';
/** The number of requests by status, for each account. */
export type Counts = Record<number, number>[];

/**
 * The process of the attackers, so that what they do to make and send their inputs does not hold up the
 * requests that are measured: attacks from one order to the next, and reports what was answered.
 */
let over = new AbortController();
process.on('message', (order: Order) => {
  over.abort();
  if (order === 'stop') return;
  over = new AbortController();
  const { signal } = over;
  const counts: Counts = order.start.map(() => ({}));
  void Promise.all(order.start.map((state, at) => attack(state, counts[at] ?? {}, signal))).then(
    () => process.send?.(counts),
  );
});
process.on('disconnect', () => process.exit());
