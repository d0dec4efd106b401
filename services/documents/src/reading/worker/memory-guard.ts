import { readFile } from 'node:fs/promises';

/**
 * Watches the memory of another process, since the limit of its heap does not count its buffers.
 * Calls `exceeded` once when it holds more than `limitMb`. Where the system does not show it, the
 * limits on what a document may unpack to must do.
 */
export function watchMemory(
  pid: number | undefined,
  limitMb: number,
  exceeded: () => void,
): () => void {
  const timer = setInterval(() => {
    void memoryOf(pid).then((heldMb) => {
      if (heldMb <= limitMb) return;
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
