import { resolve } from 'node:path';
import { brokerUrl, readConfig, tracesUrl } from '@grantwright/shared/service';
import { validateS3Settings, s3SettingsShape } from '@grantwright/shared/storage';
import { z } from 'zod';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  MONGODB_URI: z.string().optional(),
  RABBITMQ_URL: brokerUrl,
  OTEL_EXPORTER_OTLP_ENDPOINT: tracesUrl,
  /** The metrics of all services; absent when they are not exposed. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  ...s3SettingsShape,
  AI_PRESET: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  NODE_ENV: z.string().optional(),
  SMTP_URL: z.string().optional(),
  PUBLIC_ORIGIN: z.string().optional(),
});
const checked = schema.superRefine((settings, context) => {
  for (const { name, message } of validateS3Settings(settings))
    context.addIssue({ code: 'custom', path: [name], message });
});

/** Returns the address of the site in a browser on this machine. */
export const createLocalOrigin = (port: number) => `http://localhost:${port}`;

export type LocalConfig = z.infer<typeof schema>;

/**
 * Parses the settings of `npm start`; each service reads its own settings.
 *
 * @param folder the base of a relative DATA_DIR
 * @throws ConfigError that lists every invalid setting
 */
export function readLocalConfig(env: NodeJS.ProcessEnv, folder: string): LocalConfig {
  const config = readConfig('Grantwright', checked, env);
  return { ...config, DATA_DIR: resolve(folder, config.DATA_DIR) };
}
