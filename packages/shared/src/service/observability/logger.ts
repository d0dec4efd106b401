import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import { currentContext, logFieldsOf } from './request-context.ts';

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
    serializers: { err: inBrief },
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
      return context ? logFieldsOf(context) : {};
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * What a line says of a failure, with what caused it. Whatever else a failure carries stays out: the constants of
 * a DOMException, a database's copy of what it refused.
 */
function inBrief(failure: unknown): unknown {
  if (!(failure instanceof Error)) return failure;
  const { type, message, stack } = stdSerializers.err(failure);
  const name = failure.name === 'Error' ? type : failure.name;
  const code: unknown = Reflect.get(failure, 'code');
  return { type: name, message, ...(code !== undefined && { code }), stack };
}
