import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listProcesses, findMainProcess } from '../chaos/container-processes.ts';

const processes = [
  { pid: '7', group: '/kubepods/pod1/aaa', inside: '7\t1' },
  { pid: '31', group: '/kubepods/pod2/bbb', inside: '31\t18' },
  { pid: '30', group: '/kubepods/pod2/bbb', inside: '30\t1' },
];

test('finds either the first process of a container or all of them', async () => {
  const proc = await mkdtemp(join(tmpdir(), 'grantwright-proc-'));
  onTestFinished(() => rm(proc, { recursive: true }));
  await mkdir(join(proc, 'net'));
  // a process that exited after the directory was read
  await mkdir(join(proc, '8'));
  for (const { pid, group, inside } of processes) {
    await mkdir(join(proc, pid));
    await writeFile(join(proc, pid, 'cgroup'), `1:name=systemd:${group}\n`);
    await writeFile(join(proc, pid, 'status'), `Name:\tnode\nNSpid:\t${inside}\nThreads:\t7\n`);
  }
  expect(await findMainProcess('containerd://bbb', proc)).toBe(30);
  expect(await findMainProcess('containerd://aaa', proc)).toBe(7);
  expect(await findMainProcess('containerd://elsewhere', proc)).toBeUndefined();
  expect((await listProcesses('containerd://bbb', proc)).sort()).toEqual([30, 31]);
  expect(await listProcesses('containerd://elsewhere', proc)).toEqual([]);
});
