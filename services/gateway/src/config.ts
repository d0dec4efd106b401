import {
  brokerUrl,
  validateStripeKeys,
  privateKey,
  readConfig,
  serviceConfigShape,
  tlsShape,
} from '@grantwright/shared/service';
import { z } from 'zod';

const settingsShape = {
  NODE_ENV: serviceConfigShape.NODE_ENV,
  /** The site's address in browsers. If unset, only names of this machine are accepted. */
  PUBLIC_ORIGIN: z.url().optional(),
  /** Whether the session cookie requires https. Turn off only for local use. */
  SECURE_COOKIES: z.stringbool().default(true),
  /** The number of our own proxies in front of the gateway, whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** API requests per address and minute. */
  CALLS_PER_MINUTE: z.coerce.number().int().positive().default(1_200),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** If set, pages may load Stripe's script. */
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
};

export const settingsSchema = z.object(settingsShape).superRefine((settings, context) => {
  const addIssue = (name: keyof typeof settingsShape, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (settings.NODE_ENV === 'production' && !settings.STRIPE_PUBLISHABLE_KEY)
    addIssue(
      'STRIPE_PUBLISHABLE_KEY',
      'is required in production, because otherwise browsers block the card form',
    );
  for (const { name, message } of validateStripeKeys({ ...settings, STRIPE_SECRET_KEY: undefined }))
    if (name === 'STRIPE_PUBLISHABLE_KEY') addIssue(name, message);
});
export type GatewaySettings = z.infer<typeof settingsSchema>;

const serviceUrl = z.url('must be a URL such as http://auth:8080');
const { HOST, PORT, METRICS_PORT, LOG_LEVEL, OTEL_EXPORTER_OTLP_ENDPOINT } = serviceConfigShape;

const ownShape = {
  HOST,
  PORT,
  METRICS_PORT,
  LOG_LEVEL,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  ...tlsShape,
  /** The broker. Without it, revoked sessions are rejected after up to 30 seconds. */
  RABBITMQ_URL: brokerUrl,
  IDENTITY_PRIVATE_KEY: privateKey,
  /** The folder of the built web app. */
  WEB_ROOT: z.string().min(1),
  AUTH_URL: serviceUrl,
  ORGANIZATIONS_URL: serviceUrl,
  DOCUMENTS_URL: serviceUrl,
  APPLICATIONS_URL: serviceUrl,
  AI_URL: serviceUrl,
  BILLING_URL: serviceUrl,
};

const schema = z.object(ownShape).and(settingsSchema);

export const readGatewayConfig = (env: Record<string, string | undefined>) =>
  readConfig('gateway', schema, env);
