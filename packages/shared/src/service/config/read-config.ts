import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { packageVersion } from './package-version.ts';
import { tlsShape, validateTransport } from '../http/tls/index.ts';

/** Thrown when the configuration is invalid. The message lists every error, one per line. */
export class ConfigError extends Error {
  constructor(service: string, errors: string[]) {
    super(`${service} cannot start:\n${errors.map((error) => `  ${error}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Parses the environment. A value can also be read from a file, as orchestrators mount secrets: `NAME_FILE` is
 * the path of the file that holds `NAME`. Values never appear in an error message.
 *
 * @throws ConfigError listing every error, including plain http URLs of other services in production
 */
export function readConfig<S extends z.ZodType>(
  service: string,
  schema: S,
  env: Record<string, string | undefined>,
): z.output<S> {
  const names = listNames(schema);
  const { settings, errors } = readFiles(env, names);
  if (errors.length > 0) throw new ConfigError(service, errors);
  const parsed = schema.safeParse(settings);
  const transport = validateTransport(names, settings);
  if (parsed.success && transport.length === 0) return parsed.data;
  const issues = parsed.error?.issues ?? [];
  throw new ConfigError(service, [
    ...issues.map((issue) =>
      issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`,
    ),
    ...transport,
  ]);
}

/** Lists the settings declared in a schema; other programs also use variables that end in `_FILE`. */
function listNames(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (!(schema instanceof z.ZodIntersection)) return [];
  return [...listNames(schema.def.left), ...listNames(schema.def.right)];
}

function readFiles(env: Record<string, string | undefined>, names: string[]) {
  const entries = Object.entries(env).filter(([, value]) => value !== '');
  const settings = Object.fromEntries(entries);
  const errors: string[] = [];
  for (const [name, path] of entries) {
    const named = /^(.+)_FILE$/.exec(name)?.[1];
    if (named === undefined || path === undefined || settings[named] !== undefined) continue;
    if (!names.includes(named)) continue;
    try {
      settings[named] = readFileSync(path, 'utf8').trim();
    } catch {
      errors.push(`${name}: cannot read a file at this path`);
    }
  }
  return { settings, errors };
}

const port = z.coerce.number().int().min(0).max(65_535);

/** PEM text; `\n` is accepted as a line break, as in environment files. */
const pem = z.string().transform((text) => text.replaceAll('\\n', '\n'));

const pemBlock = /-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g;

/** One public key, or two concatenated ones during a key rotation. */
const publicKeys = pem.transform((text, context) => {
  try {
    const blocks = text.match(pemBlock) ?? [text];
    return blocks.map((block) => createPublicKey(block));
  } catch {
    context.addIssue('must be one or more concatenated PEM public keys');
    return z.NEVER;
  }
});

export const privateKey = pem.transform((text, context) => {
  try {
    return createPrivateKey(text);
  } catch {
    context.addIssue('must be a PEM private key');
    return z.NEVER;
  }
});

/** A RabbitMQ URL with user, password and virtual host. */
export const brokerUrl = z
  .url({ protocol: /^amqps?$/, error: 'must be a URL such as amqp://user:password@host:5672' })
  .optional();

/** The OpenTelemetry collector that receives traces. */
export const tracesUrl = z
  .url({ protocol: /^https?$/, error: 'must be a URL such as http://collector:4318' })
  .optional();

/** Settings that every standalone service reads; each service's config.ts adds its own. */
export const serviceConfigShape = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: port.default(8080),
  METRICS_PORT: port.default(9464),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  MONGODB_URI: z.string().min(1, 'is required, such as mongodb://localhost:27017'),
  /** The broker. Without one, events stay in their outboxes. */
  RABBITMQ_URL: brokerUrl,
  /** The trace collector (OTLP over http). Without one, no spans are created. */
  OTEL_EXPORTER_OTLP_ENDPOINT: tracesUrl,
  IDENTITY_PUBLIC_KEY: publicKeys,
  ...tlsShape,
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** Set by the image; recorded with each migration. */
  GRANTWRIGHT_VERSION: z.string().max(100).default(packageVersion),
};
