import type { IncomingMessage } from 'node:http';

/** Milliseconds for which the rest of a refused body is still taken. */
const patience = 2_000;

/**
 * Takes and forgets what a client goes on sending after it was answered. Most clients lose the answer
 * when the connection is closed while they send, and the person would read of a network error instead
 * of the reason. Who sends for longer is cut off.
 */
export function drainRequest(req: IncomingMessage): void {
  if (req.complete || req.destroyed) return;
  const { socket } = req;
  const timer = setTimeout(() => socket.destroy(), patience);
  for (const event of ['end', 'close', 'error']) req.once(event, () => clearTimeout(timer));
  req.resume();
}
