import { events } from '@grantwright/shared/events';
import { markDeleted } from '@grantwright/shared/messaging';
import type { Deps } from '../deps.ts';
import { longFields } from './application-model.ts';

/** Pipeline stages that remove the text of a deleted application. */
export const removeText = [
  { $set: { status: 'deleted' } },
  { $unset: [...longFields, 'title', 'grantProgram'] },
];

/** @returns false if the application does not exist */
export const markApplicationDeleted = (
  deps: Pick<Deps, 'applications' | 'relay' | 'newId' | 'now'>,
  { _id: id, ownerId }: { _id: string; ownerId: string },
): Promise<boolean> =>
  markDeleted(deps, deps.applications, {
    id,
    ownerId,
    event: events.applicationDeleted,
    stages: removeText,
  });
