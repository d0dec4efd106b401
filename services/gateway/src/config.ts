import {
  brokerUrl,
  stripeKeyErrors,
  privateKey,
  readConfig,
  serviceConfigShape,
  tlsShape,
} from '@grantwright/shared/service';
import { z } from 'zod';

const settingsShape = {
  NODE_ENV: serviceConfigShape.NODE_ENV,
  /** The site's address as browsers see it; absent: this machine's own names, and no others. */
  PUBLIC_ORIGIN: z.url().optional(),
  /** Whether the session cookie travels over https only; off for local use alone. */
  SECURE_COOKIES: z.stringbool().default(true),
  /** How many proxies of ours stand before the gateway, whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Calls from one address within a minute. */
  CALLS_PER_MINUTE: z.coerce.number().int().positive().default(1_200),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** Present where real cards are taken: then the page may load the provider's script. */
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
};

export const settingsSchema = z.object(settingsShape).superRefine((settings, context) => {
  const fault = (name: keyof typeof settingsShape, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (settings.NODE_ENV === 'production' && !settings.STRIPE_PUBLISHABLE_KEY)
    fault(
      'STRIPE_PUBLISHABLE_KEY',
      'is needed in production: without it browsers block the card form',
    );
  for (const { name, message } of stripeKeyErrors({ ...settings, STRIPE_SECRET_KEY: undefined }))
    if (name === 'STRIPE_PUBLISHABLE_KEY') fault(name, message);
});
export type GatewaySettings = z.infer<typeof settingsSchema>;

const address = z.url('must be an address such as http://auth:8080');
const { HOST, PORT, METRICS_PORT, LOG_LEVEL, OTEL_EXPORTER_OTLP_ENDPOINT } = serviceConfigShape;

const ownShape = {
  HOST,
  PORT,
  METRICS_PORT,
  LOG_LEVEL,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  ...tlsShape,
  /** The broker; without it a revoked session is refused within half a minute. */
  RABBITMQ_URL: brokerUrl,
  IDENTITY_PRIVATE_KEY: privateKey,
  /** The folder of the built pages. */
  WEB_ROOT: z.string().min(1),
  AUTH_URL: address,
  ORGANIZATIONS_URL: address,
  DOCUMENTS_URL: address,
  APPLICATIONS_URL: address,
  AI_URL: address,
  BILLING_URL: address,
};

const schema = z.object(ownShape).and(settingsSchema);

/** The one place where the gateway reads its environment. */
export const readGatewayConfig = (env: Record<string, string | undefined>) =>
  readConfig('gateway', schema, env);
