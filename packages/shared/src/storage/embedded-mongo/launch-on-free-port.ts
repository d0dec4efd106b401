import { choosePersistentPort } from './choose-persistent-port.ts';
import { StartupError } from './startup-error.ts';

/** Another program took the port between the check and its use. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

const maxAttempts = 5;

/**
 * Launches on the persistent port and retries with another one if a program takes it after the check.
 *
 * @param file stores the port
 * @throws StartupError when every port was taken
 */
export async function launchOnFreePort<Launched>(
  file: string,
  print: (line: string) => void,
  launch: (port: number) => Promise<Launched>,
): Promise<{ launched: Launched; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = await choosePersistentPort(file, print);
    try {
      return { launched: await launch(port), port };
    } catch (cause) {
      if (!(cause instanceof PortTakenError)) throw cause;
      if (attempt === maxAttempts) throw new StartupError(noFreePort, { cause });
    }
  }
}

const noFreePort =
  'Every port tried for the embedded MongoDB is used by another program. Start again; if that does not help, set MONGODB_URI to your own MongoDB.';
