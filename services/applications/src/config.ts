import { readConfig, serviceConfigShape } from '@grantwright/shared/service';
import { z } from 'zod';

const count = z.coerce.number().int().positive();

export const applicationsSettings = z.object({
  /** The limit on creations and changes per user; new review links have a separate limit. */
  SAVES_PER_MINUTE: count.default(120),
  /** The limit on Word files per user. */
  EXPORTS_PER_MINUTE: count.default(60),
  /** The limit on guest requests per network, for all links together. IPv6 addresses in the same /64 share a limit. */
  GUEST_REQUESTS_PER_ADDRESS: count.default(120),
  /** The limit on guest requests per link. */
  GUEST_REQUESTS_PER_LINK: count.default(60),
  RATE_LIMIT_FACTOR: serviceConfigShape.RATE_LIMIT_FACTOR,
});
export type ApplicationsSettings = z.infer<typeof applicationsSettings>;

const schema = z.object({
  ...serviceConfigShape,
  ...applicationsSettings.shape,
  ORGANIZATIONS_URL: z.url('must be the URL of the organizations service'),
  BILLING_URL: z.url('must be the URL of the billing service'),
});

export const readApplicationsConfig = (env: Record<string, string | undefined>) =>
  readConfig('applications', schema, env);
