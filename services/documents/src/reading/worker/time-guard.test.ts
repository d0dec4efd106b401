import { spawn, type ChildProcess } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import { watchTime } from './time-guard.ts';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

const running = (code: string): ChildProcess => {
  const child = spawn(process.execPath, ['-e', code], { stdio: 'ignore' });
  started.push(child);
  return child;
};

const overrun = (child: ChildProcess, limitMs: number): Promise<void> =>
  new Promise((resolve) => {
    const alive = setInterval(() => undefined, 1_000);
    watchTime(child.pid, limitMs, () => {
      clearInterval(alive);
      resolve();
    });
  });

it.each([
  ['works on and on', 'for (;;);'],
  ['only waits', 'setInterval(() => undefined, 1000)'],
])(
  'gives up a process that %s',
  async (_what, code) => {
    await overrun(running(code), 150);
  },
  60_000,
);

it('is called off', async () => {
  const child = running('for (;;);');
  let isOver = false;
  watchTime(child.pid, 50, () => (isOver = true))();
  await overrun(child, 300);
  expect(isOver).toBe(false);
}, 60_000);
