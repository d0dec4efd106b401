import type { IncomingMessage } from 'node:http';

const drainTimeoutMs = 2_000;

/**
 * Reads and discards the rest of a rejected request. Most clients lose the response when the connection closes
 * while they are still sending, and would report a network error instead of the reason. Closes the connection
 * after the timeout.
 */
export function drainRequest(req: IncomingMessage): void {
  if (req.complete || req.destroyed) return;
  const { socket } = req;
  const timer = setTimeout(() => socket.destroy(), drainTimeoutMs);
  for (const event of ['end', 'close', 'error']) req.once(event, () => clearTimeout(timer));
  req.resume();
}
