import type { aiStatusSchema } from '@grantwright/shared/contract';
import type { z } from 'zod';
import type { AiProvider } from './providers/provider.ts';

/** Which analyst answers, and where text goes for it: said before anything is sent. */
export const status = ({ name, endpoint, model }: AiProvider): z.infer<typeof aiStatusSchema> => ({
  provider: name,
  ...(endpoint && { endpoint }),
  ...(model && { model }),
});
