const MIB = 1024 ** 2;

/**
 * Watches the memory of the whole process while a document is read, since the limits of a thread do
 * not count its buffers. Calls `exceeded` once when more than `limitMb` were added.
 */
export function watchMemory(limitMb: number, exceeded: () => void): () => void {
  const start = process.memoryUsage.rss();
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() - start < limitMb * MIB) return;
    clearInterval(timer);
    exceeded();
  }, 50);
  return () => clearInterval(timer);
}
