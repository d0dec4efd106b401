import { persistentPort } from './persistent-port.ts';
import { StartupError } from './startup-error.ts';

/** Somebody took the port between the look at it and its use: another one will do. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

const mostAttempts = 5;

/**
 * Launches on the port that this data is served on. A look at a port does not hold it: whoever takes it
 * in between costs an attempt, not the start.
 *
 * @param file where the port is kept
 * @throws StartupError when every port was taken in between; whatever else the launch throws
 */
export async function launchOnFreePort<Launched>(
  file: string,
  say: (line: string) => void,
  launch: (port: number) => Promise<Launched>,
): Promise<{ launched: Launched; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = await persistentPort(file, say);
    try {
      return { launched: await launch(port), port };
    } catch (cause) {
      if (!(cause instanceof PortTaken)) throw cause;
      if (attempt === mostAttempts) throw new StartupError(neverFree, { cause });
    }
  }
}

const neverFree =
  'Other programs took every port that the embedded MongoDB tried. Start again; if it stays so, set MONGODB_URI to a MongoDB of your own.';
