import type { Application } from '@grantwright/shared/contract';
import type { CreatorState } from './creator-state.ts';

/** The fields that only the server sets. */
export const getSavedFields = ({
  id,
  version,
  access,
  isShared,
}: Application): Pick<CreatorState, 'saved' | 'sharing'> => ({
  saved: { id, version },
  sharing: { access, isShared },
});
