import { readConfig, serviceConfigShape } from '@grantwright/shared/service';
import { z } from 'zod';

const schema = z.object(serviceConfigShape);

export const readOrganizationsConfig = (env: Record<string, string | undefined>) =>
  readConfig('organizations', schema, env);
