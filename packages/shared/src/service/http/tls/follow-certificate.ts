import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import type { Server } from 'node:https';
import type { Logger } from '../../observability/logger.ts';

type Options = {
  files: { cert: string; key: string };
  log?: Logger | undefined;
  /** Milliseconds between two looks. */
  every?: number;
};

/**
 * Gives a server the certificate anew whenever its files have changed; gives back what ends that. By looking,
 * not by being told: orchestrators exchange the folder under a link, which watchers do not hear of.
 */
export function followCertificate(
  server: Server,
  { files, log, every = 30_000 }: Options,
): () => void {
  const take = () => {
    try {
      server.setSecureContext({ cert: readFileSync(files.cert), key: readFileSync(files.key) });
      log?.info('the certificate was exchanged');
    } catch (err) {
      // one of the two may have been written before the other: then the other brings us here again
      log?.warn({ err }, 'the certificate could not be exchanged, the one before stays');
    }
  };
  const all = Object.values(files);
  for (const file of all) watchFile(file, { interval: every, persistent: false }, take);
  return () => {
    for (const file of all) unwatchFile(file, take);
  };
}
