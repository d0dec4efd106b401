import { pino, type DestinationStream, type Logger } from 'pino';
import { currentContext, idsOf } from './context.ts';

export type { Logger } from 'pino';

type Options = { name: string; level?: string; destination?: DestinationStream };

/**
 * A logger that writes JSON lines with the request id and the trace id of the work under way. Bodies, cookies and
 * tokens are never handed to it; the redaction is the second lock.
 */
export function createLogger({ name, level = 'info', destination }: Options): Logger {
  const options = {
    name,
    level,
    redact: {
      paths: [
        'password',
        'currentPassword',
        'newPassword',
        'cookie',
        'authorization',
        '*.password',
        '*.cookie',
        '*.authorization',
        'headers.cookie',
        'headers.authorization',
      ],
      remove: true,
    },
    mixin: () => {
      const context = currentContext();
      return context ? idsOf(context) : {};
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
