import { readConfig, serviceConfigShape } from '@grantwright/shared/service';
import { z } from 'zod';

export const organizationsSettings = z.object({
  RATE_LIMIT_FACTOR: serviceConfigShape.RATE_LIMIT_FACTOR,
});
export type OrganizationsSettings = z.infer<typeof organizationsSettings>;

const schema = z.object(serviceConfigShape);

export const readOrganizationsConfig = (env: Record<string, string | undefined>) =>
  readConfig('organizations', schema, env);
