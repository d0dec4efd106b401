import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';

/** A configuration that cannot be started with. The message lists every fault, one a line. */
export class ConfigError extends Error {
  constructor(service: string, faults: string[]) {
    super(`${service} cannot start:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Parses the environment once. Throws a ConfigError that lists every fault; values never appear in it. */
export function readConfig<S extends z.ZodType>(
  service: string,
  schema: S,
  env: Record<string, string | undefined>,
): z.output<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    service,
    parsed.error.issues.map((issue) =>
      issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`,
    ),
  );
}

const port = z.coerce.number().int().min(0).max(65_535);

/** PEM text, with `\n` allowed for line ends as environment files write them. */
const pem = z.string().transform((text) => text.replaceAll('\\n', '\n'));

export const publicKey = pem.transform((text, context) => {
  try {
    return createPublicKey(text);
  } catch {
    context.addIssue('must be a public key in PEM form');
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

/** What every service that stands apart reads from its environment; each service's config.ts adds its own. */
export const serviceConfigShape = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: port.default(8080),
  METRICS_PORT: port.default(9464),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  MONGODB_URI: z.string().min(1, 'is needed, such as mongodb://localhost:27017'),
  IDENTITY_PUBLIC_KEY: publicKey,
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
};
