import { readConfig, serviceConfigShape } from '@grantwright/shared/service';
import { z } from 'zod';

const schema = z.object({
  ...serviceConfigShape,
  ORGANIZATIONS_URL: z.url('must be the address of the organizations service'),
  BILLING_URL: z.url('must be the address of the billing service'),
});

/** The one place where this service reads its environment. */
export const readApplicationsConfig = (env: Record<string, string | undefined>) =>
  readConfig('applications', schema, env);
