import type { aiStatusSchema } from '@grantwright/shared/contract';
import type { z } from 'zod';
import type { AiProvider } from './providers/provider.ts';

/** The configured provider and where it sends text. */
export const status = ({ name, endpoint, model }: AiProvider): z.infer<typeof aiStatusSchema> => ({
  provider: name,
  ...(endpoint && { endpoint }),
  ...(model && { model }),
});
