import { readFile } from 'node:fs/promises';

/**
 * Watches the memory of a process, since its heap limit does not include buffers. Calls `exceeded` once
 * when it uses more than `limitMb`. Has no effect on systems without /proc.
 */
export function watchMemory(
  pid: number | undefined,
  limitMb: number,
  exceeded: () => void,
): () => void {
  const timer = setInterval(() => {
    void memoryOf(pid).then((usedMb) => {
      if (usedMb <= limitMb) return;
      clearInterval(timer);
      exceeded();
    });
  }, 50);
  return () => clearInterval(timer);
}

async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}
