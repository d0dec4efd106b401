import { expect, it } from 'vitest';
import { chooseNext, type WaitingTask } from './choose-next.ts';

const limits = {
  maxRunning: 3,
  maxRunningInBackground: 2,
  maxRunningLarge: 1,
  maxRunningSmall: 3,
};
const urgent = (userId: string): WaitingTask => ({ userId, isUrgent: true, isLarge: false });
const background = (userId: string): WaitingTask => ({ userId, isUrgent: false, isLarge: false });
const large = (userId: string): WaitingTask => ({ userId, isUrgent: true, isLarge: true });
const turns = (...users: string[]) => new Map(users.map((userId, index) => [userId, index + 1]));

it('chooses a large task if no more small tasks may run', () => {
  const waiting = [urgent('a'), large('b')];
  const next = chooseNext(
    { waiting, running: [urgent('c')], lastTurns: turns('c') },
    { ...limits, maxRunningSmall: 1 },
  );
  expect(next).toBe(waiting[1]);
});

it.each<[string, WaitingTask[], WaitingTask[], ReadonlyMap<string, number>, number | undefined]>([
  ['the first user without a turn', [urgent('a'), urgent('b')], [], turns(), 0],
  ['a new user before a user who had a turn', [urgent('a'), urgent('b')], [], turns('a'), 1],
  ['the user with the least recent turn', [urgent('b'), urgent('a')], [], turns('a', 'b'), 1],
  ['no user with a running task', [urgent('a'), urgent('b')], [urgent('a')], turns('a'), 1],
  ['an urgent task before a background task', [background('a'), urgent('b')], [], turns('b'), 1],
  [
    'no background task above their limit',
    [background('c'), urgent('d')],
    [background('a'), background('b')],
    turns('a', 'b', 'd'),
    1,
  ],
  [
    'a small task when no more large ones may run',
    [large('c'), urgent('d')],
    [large('a')],
    turns('a', 'd'),
    1,
  ],
  ['no large task above their limit', [large('c')], [large('a')], turns('a'), undefined],
  ['a large task while only small ones run', [large('c')], [urgent('a')], turns('a'), 0],
  [
    'nothing when all slots are in use',
    [urgent('d')],
    [urgent('a'), urgent('b'), urgent('c')],
    turns('a', 'b', 'c'),
    undefined,
  ],
  ['nothing when the queue is empty', [], [urgent('a')], turns('a'), undefined],
])('chooses %s', (_what, waiting, running, lastTurns, expected) => {
  const next = chooseNext({ waiting, running, lastTurns }, limits);
  expect(next).toBe(expected === undefined ? undefined : waiting[expected]);
});
