import { expect, test } from 'vitest';
import { createFreezer } from '../chaos/freeze.ts';

function recordSignals(exitedPids: number[] = []) {
  const sent: [number, string][] = [];
  const send = (pid: number, signal: string) => {
    sent.push([pid, signal]);
    if (exitedPids.includes(pid)) throw Object.assign(new Error('kill ESRCH'), { code: 'ESRCH' });
  };
  return { sent, send };
}

test('stops every process and resumes the same processes', async () => {
  const { sent, send } = recordSignals();
  const running = [[30, 31], [40]];
  const store = createFreezer(async () => running.shift() ?? [], send);
  await store.inject();
  expect(sent.splice(0)).toEqual([
    [30, 'SIGSTOP'],
    [31, 'SIGSTOP'],
  ]);
  await store.restore();
  expect(sent).toEqual([
    [30, 'SIGCONT'],
    [31, 'SIGCONT'],
  ]);
});

test('resumes the remaining processes when one has exited', async () => {
  const { sent, send } = recordSignals([30]);
  const store = createFreezer(async () => [30, 31], send);
  await store.inject();
  await store.restore();
  expect(sent.at(-1)).toEqual([31, 'SIGCONT']);
});

test('reports a process that cannot be stopped', async () => {
  const send = () => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
  };
  await expect(createFreezer(async () => [30], send).inject()).rejects.toThrow('EPERM');
});

test('reports a process on another machine, because it cannot be frozen', async () => {
  await expect(createFreezer(async () => []).inject()).rejects.toThrow(
    'no running process of this container was found on this machine',
  );
});
