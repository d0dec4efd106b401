import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { watchProcess } from './watch-process.ts';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

const start = (program: string, ...words: string[]): ChildProcess => {
  const child = spawn(program, words, { stdio: 'ignore' });
  started.push(child);
  return child;
};
const running = (code: string): ChildProcess => start(process.execPath, '-e', code);

const unlimited = { memoryMb: Infinity, timeMs: Infinity, largeMs: Infinity };

const overrun = (child: ChildProcess, limitMs: number): Promise<void> =>
  new Promise((resolve) => {
    const alive = setInterval(() => undefined, 1_000);
    watchProcess(child.pid, { ...unlimited, timeMs: limitMs }, () => {
      clearInterval(alive);
      resolve();
    });
  });

it.each([
  ['computes endlessly', 'for (;;);'],
  ['sleeps', 'setInterval(() => undefined, 1000)'],
])('reports a process that %s', async (_what, code) => {
  await overrun(running(code), 150);
});

const canPin = process.platform === 'linux' && spawnSync('taskset', ['--version']).status === 0;

it.runIf(canPin)('does not count time spent waiting for a processor', async () => {
  const pinned = () => start('taskset', '-c', '0', process.execPath, '-e', 'for (;;);');
  pinned();
  const child = pinned();
  // with only a tenth of a processor, wall-clock time would exceed the limit too early
  setPriority(child.pid ?? 0, 10);
  const worked = () => {
    const [, fields = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return ((user ?? 0) + (system ?? 0)) * 10;
  };
  const before = worked();
  await overrun(child, 200);
  expect(worked() - before).toBeGreaterThanOrEqual(200);
});

it('reports nothing once it is stopped', async () => {
  const child = running('for (;;);');
  let isOver = false;
  watchProcess(child.pid, { ...unlimited, timeMs: 50 }, () => (isOver = true))();
  await overrun(child, 300);
  expect(isOver).toBe(false);
});
