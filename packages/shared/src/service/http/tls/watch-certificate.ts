import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import type { Server } from 'node:https';
import type { Logger } from '../../../observability/logger.ts';

type Options = {
  files: { cert: string; key: string };
  log?: Logger | undefined;
  /** In milliseconds. */
  pollIntervalMs?: number;
};

/**
 * Reloads a server's certificate when its files change. Polls, because orchestrators swap a symlinked folder,
 * which file watchers miss.
 *
 * @returns a function that stops watching
 */
export function watchCertificate(
  server: Server,
  { files, log, pollIntervalMs = 30_000 }: Options,
): () => void {
  const reload = () => {
    try {
      server.setSecureContext({ cert: readFileSync(files.cert), key: readFileSync(files.key) });
      log?.info('certificate reloaded');
    } catch (err) {
      // certificate and key may be written one after the other; the second change reloads again
      log?.warn({ err }, 'certificate reload failed, keeping the current one');
    }
  };
  const all = Object.values(files);
  for (const file of all) watchFile(file, { interval: pollIntervalMs, persistent: false }, reload);
  return () => {
    for (const file of all) unwatchFile(file, reload);
  };
}
