import type { Version } from '@grantwright/shared/contract';
import type { TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { findStoredVersion } from './find-stored-version.ts';
import { presentVersion } from './present-version.ts';

export const getVersion = async (
  deps: Pick<Deps, 'applications' | 'versions'>,
  access: TeamAccess,
  id: string,
): Promise<Version> => presentVersion(await findStoredVersion(deps, access, id, 'read'));
