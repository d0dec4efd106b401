import type { IncomingMessage } from 'node:http';

const MIB = 1024 ** 2;
/**
 * How much of a rejected upload is still read, because many clients do not read the response until they have finished
 * sending.
 */
const maxDrainedBytes = 20 * MIB;

/** Calls `stalled` if no bytes of a body arrive for `idleMs`. Returns a function that stops watching. */
export function watchIdle(req: IncomingMessage, idleMs: number, stalled: () => void): () => void {
  const { socket } = req;
  let lastBytesRead = socket.bytesRead;
  let last = Date.now();
  const timer = setInterval(
    () => {
      if (socket.bytesRead > lastBytesRead) {
        lastBytesRead = socket.bytesRead;
        last = Date.now();
      } else if (Date.now() - last >= idleMs && !req.complete) {
        clearInterval(timer);
        stalled();
      }
    },
    Math.max(20, Math.min(1_000, idleMs / 4)),
  );
  return () => clearInterval(timer);
}

/** Reads and discards the rest of a body. Resolves at the end of the body or at a size limit. */
export function drainBody(req: IncomingMessage, signal: AbortSignal): Promise<void> {
  if (req.complete || req.destroyed || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    let size = 0;
    const end = () => {
      req.off('data', count);
      for (const event of ['end', 'close', 'error']) req.off(event, end);
      resolve();
    };
    const count = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxDrainedBytes) end();
    };
    for (const event of ['end', 'close', 'error']) req.once(event, end);
    signal.addEventListener('abort', end, { once: true });
    req.on('data', count);
    req.resume();
  });
}
