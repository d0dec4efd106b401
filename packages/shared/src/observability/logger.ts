import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import { getRequestContext, logFieldsOf } from './request-context.ts';

export type { Logger } from 'pino';

type Options = { name: string; level?: string; destination?: DestinationStream };

/**
 * Creates a logger that writes JSON lines with the current request and trace id. Callers never pass bodies, cookies or
 * tokens to it; redaction is a second safeguard.
 */
export function createLogger({ name, level = 'info', destination }: Options): Logger {
  const options = {
    name,
    level,
    serializers: { err: serializeError },
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
      const context = getRequestContext();
      return context ? logFieldsOf(context) : {};
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Logs type, message, code and stack of an error and its causes. Other properties may contain data, such as the
 * document rejected by a database.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = stdSerializers.err(error);
  const name = error.name === 'Error' ? type : error.name;
  const code: unknown = Reflect.get(error, 'code');
  return { type: name, message, ...(code !== undefined && { code }), stack };
}
