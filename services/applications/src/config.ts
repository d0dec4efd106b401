import { readConfig, serviceConfigShape } from '@grantwright/shared/service';
import { z } from 'zod';

const positiveInteger = z.coerce.number().int().positive();

export const applicationsSettingsSchema = z.object({
  /** The limit on creations and changes per user; new review links have a separate limit. */
  SAVES_PER_MINUTE: positiveInteger.default(120),
  /** The limit on Word files per user. */
  EXPORTS_PER_MINUTE: positiveInteger.default(60),
  /** The limit on guest requests per network and minute, for all links together. IPv6 addresses in the same /64 share a limit. */
  GUEST_REQUESTS_PER_ADDRESS: positiveInteger.default(120),
  /** The limit on guest requests per link and minute. */
  GUEST_REQUESTS_PER_LINK: positiveInteger.default(60),
  RATE_LIMIT_FACTOR: serviceConfigShape.RATE_LIMIT_FACTOR,
});
export type ApplicationsSettings = z.infer<typeof applicationsSettingsSchema>;

const schema = z.object({
  ...serviceConfigShape,
  ...applicationsSettingsSchema.shape,
  ORGANIZATIONS_URL: z.url('must be the URL of the organizations service'),
  BILLING_URL: z.url('must be the URL of the billing service'),
});

export const readApplicationsConfig = (env: Record<string, string | undefined>) =>
  readConfig('applications', schema, env);
