import { readConfig, serviceConfigShape } from '@grantwright/shared/service';
import { z } from 'zod';

const count = z.coerce.number().int().positive();

/** What can be set beside the environment every service shares. */
export const applicationsSettings = z.object({
  /** Creations and changes of applications by one user. */
  SAVES_PER_MINUTE: count.default(120),
  /** Word files made for one user. */
  EXPORTS_PER_MINUTE: count.default(60),
  RATE_LIMIT_FACTOR: serviceConfigShape.RATE_LIMIT_FACTOR,
});
export type ApplicationsSettings = z.infer<typeof applicationsSettings>;

const schema = z.object({
  ...serviceConfigShape,
  ...applicationsSettings.shape,
  ORGANIZATIONS_URL: z.url('must be the address of the organizations service'),
  BILLING_URL: z.url('must be the address of the billing service'),
});

/** The one place where this service reads its environment. */
export const readApplicationsConfig = (env: Record<string, string | undefined>) =>
  readConfig('applications', schema, env);
