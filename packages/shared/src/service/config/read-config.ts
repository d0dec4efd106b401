import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { packageVersion } from './package-version.ts';
import { tlsShape, transportFaults } from '../http/tls/index.ts';

/** A configuration that cannot be started with. The message lists every fault, one a line. */
export class ConfigError extends Error {
  constructor(service: string, faults: string[]) {
    super(`${service} cannot start:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Parses the environment once. A value may lie in a file, as orchestrators mount secrets: `NAME_FILE`
 * is the path of what `NAME` would say. Throws a ConfigError that lists every fault, plain addresses of
 * other services in production among them; values never appear in it.
 */
export function readConfig<S extends z.ZodType>(
  service: string,
  schema: S,
  env: Record<string, string | undefined>,
): z.output<S> {
  const names = namesIn(schema);
  const { given, faults } = readFiles(env, names);
  if (faults.length > 0) throw new ConfigError(service, faults);
  const parsed = schema.safeParse(given);
  const transport = transportFaults(names, given);
  if (parsed.success && transport.length === 0) return parsed.data;
  const issues = parsed.error?.issues ?? [];
  throw new ConfigError(service, [
    ...issues.map((issue) =>
      issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`,
    ),
    ...transport,
  ]);
}

/** The settings that a schema reads; other programs have variables that end in `_FILE` too. */
function namesIn(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (!(schema instanceof z.ZodIntersection)) return [];
  return [...namesIn(schema.def.left), ...namesIn(schema.def.right)];
}

function readFiles(env: Record<string, string | undefined>, names: string[]) {
  const entries = Object.entries(env).filter(([, value]) => value !== '');
  const given = Object.fromEntries(entries);
  const faults: string[] = [];
  for (const [name, path] of entries) {
    const named = /^(.+)_FILE$/.exec(name)?.[1];
    if (named === undefined || path === undefined || given[named] !== undefined) continue;
    if (!names.includes(named)) continue;
    try {
      given[named] = readFileSync(path, 'utf8').trim();
    } catch {
      faults.push(`${name}: there is no file that can be read at this path`);
    }
  }
  return { given, faults };
}

const port = z.coerce.number().int().min(0).max(65_535);

/** PEM text, with `\n` allowed for line ends as environment files write them. */
const pem = z.string().transform((text) => text.replaceAll('\\n', '\n'));

const pemBlock = /-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g;

/** One public key, or the old and the new one after each other while they change. */
const publicKeys = pem.transform((text, context) => {
  try {
    const blocks = text.match(pemBlock) ?? [text];
    return blocks.map((block) => createPublicKey(block));
  } catch {
    context.addIssue('must be a public key in PEM form, or several after each other');
    return z.NEVER;
  }
});

export const privateKey = pem.transform((text, context) => {
  try {
    return createPrivateKey(text);
  } catch {
    context.addIssue('must be a private key in PEM form');
    return z.NEVER;
  }
});

/** The address of a RabbitMQ, with user, password and virtual host. */
export const brokerUrl = z
  .url({ protocol: /^amqps?$/, error: 'must be an address such as amqp://user:password@host:5672' })
  .optional();

/** Where traces go, by the name that OpenTelemetry gives it. */
export const tracesUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as http://collector:4318' })
  .optional();

/** What every service that stands apart reads from its environment; each service's config.ts adds its own. */
export const serviceConfigShape = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: port.default(8080),
  METRICS_PORT: port.default(9464),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  MONGODB_URI: z.string().min(1, 'is needed, such as mongodb://localhost:27017'),
  /** The broker; without it events wait in their outboxes. */
  RABBITMQ_URL: brokerUrl,
  /** The collector of traces (OTLP over http); without it none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: tracesUrl,
  IDENTITY_PUBLIC_KEY: publicKeys,
  ...tlsShape,
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** As the image says it; records of migrations name it. */
  GRANTWRIGHT_VERSION: z.string().max(100).default(packageVersion),
};
