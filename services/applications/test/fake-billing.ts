import { problem } from './problem.ts';

type Account = { left: number; reservations: Map<string, 'held' | 'settled'> };

/** Fakes billing's reservations. Every account starts with one entitlement. */
export function fakeBilling() {
  const accounts = new Map<string, Account>();

  function getAccount(ownerId: string): Account {
    const account = accounts.get(ownerId) ?? { left: 1, reservations: new Map() };
    accounts.set(ownerId, account);
    return account;
  }

  function reserve(ownerId: string, id: string): [number, object] {
    const account = getAccount(ownerId);
    const state = account.reservations.get(id);
    if (state === 'settled') return [409, problem(409, 'key-reused')];
    if (!state && account.left < 1) return [402, problem(402, 'entitlement-required')];
    if (!state) account.left -= 1;
    account.reservations.set(id, 'held');
    return [200, { kind: 'free' }];
  }

  function release(ownerId: string, id: string): [number] {
    const account = getAccount(ownerId);
    if (account.reservations.get(id) === 'held') {
      account.reservations.delete(id);
      account.left += 1;
    }
    return [204];
  }

  const settle = (ownerId: string, id: string) =>
    getAccount(ownerId).reservations.set(id, 'settled');

  return { accountOf: getAccount, reserve, release, settle };
}
