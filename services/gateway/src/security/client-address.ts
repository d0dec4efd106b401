import type { IncomingMessage } from 'node:http';

/**
 * The address a request came from. `X-Forwarded-For` counts only as far as proxies of ours wrote it:
 * with `trusted` of them, the entry that the outermost one added.
 */
export function clientAddress(request: IncomingMessage, trusted: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trusted === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return forwarded.at(-trusted) ?? forwarded[0] ?? direct;
}
