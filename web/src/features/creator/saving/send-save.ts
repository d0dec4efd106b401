import type { Application } from '@grantwright/shared/contract';
import { api } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import type { PendingCreate } from '../state/creator-state.ts';
import type { SaveCommand } from './save-decision.ts';
import { updateApplication, type UnconfirmedUpdates } from './update-application.ts';

type SendOptions = {
  unconfirmed: UnconfirmedUpdates;
  onCreating: (pending: PendingCreate) => void;
  onCreated: (created: Application) => void;
};

/** Creates or updates the application on the server, or both if the response to a create was lost. */
export async function sendSave(command: SaveCommand, options: SendOptions): Promise<Application> {
  const { unconfirmed, onCreating, onCreated } = options;
  if (command.kind === 'update') return updateApplication(command, unconfirmed);
  const { key, body } = command.pending;
  onCreating(command.pending);
  const application = await api(endpoints.createApplication, { body, idempotencyKey: key });
  onCreated(application);
  if (command.kind === 'create') return application;
  const { id, version } = application;
  return updateApplication({ id, version, body: command.body }, unconfirmed);
}
