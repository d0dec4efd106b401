import { expect, test } from 'vitest';
import { freezing } from '../chaos/freeze.ts';

function recordSignals(gone: number[] = []) {
  const sent: [number, string][] = [];
  const send = (pid: number, signal: string) => {
    sent.push([pid, signal]);
    if (gone.includes(pid)) throw Object.assign(new Error('kill ESRCH'), { code: 'ESRCH' });
  };
  return { sent, send };
}

test('stops every process and resumes the same ones', async () => {
  const { sent, send } = recordSignals();
  const running = [[30, 31], [40]];
  const store = freezing(async () => running.shift() ?? [], send);
  await store.cut();
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

test('resumes the other processes when one has exited', async () => {
  const { sent, send } = recordSignals([30]);
  const store = freezing(async () => [30, 31], send);
  await store.cut();
  await store.restore();
  expect(sent.at(-1)).toEqual([31, 'SIGCONT']);
});

test('reports a process that cannot be stopped', async () => {
  const send = () => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
  };
  await expect(freezing(async () => [30], send).cut()).rejects.toThrow('EPERM');
});

test('reports a process on another machine, which cannot be frozen', async () => {
  await expect(freezing(async () => []).cut()).rejects.toThrow('none of its processes runs here');
});
