import type { ApplicationFields } from '@grantwright/shared/contract';
import type { CreatorState, PendingCreate } from '../state/creator-state.ts';

export type SaveDecision =
  | { kind: 'title-missing' }
  | { kind: 'organization-missing' }
  | SaveCommand;

export type SaveCommand =
  | { kind: 'create'; pending: PendingCreate }
  /** The first save got no response: retry it, then update. */
  | { kind: 'create-then-update'; pending: PendingCreate; body: ApplicationFields }
  | { kind: 'update'; id: string; version: number; body: ApplicationFields };

/** Decides how to save: create once, then update. */
export function decideSave(
  state: Pick<CreatorState, 'saved' | 'pendingCreate'>,
  body: ApplicationFields,
  newKey: string,
): SaveDecision {
  if (body.title === '') return { kind: 'title-missing' };
  if (body.organizationId === '') return { kind: 'organization-missing' };
  if (state.saved) return { kind: 'update', ...state.saved, body };
  const { pendingCreate: pending } = state;
  if (!pending) return { kind: 'create', pending: { key: newKey, body } };
  if (JSON.stringify(pending.body) === JSON.stringify(body)) return { kind: 'create', pending };
  return { kind: 'create-then-update', pending, body };
}

/** Whether a failed save is certain to have changed nothing. */
export const isRefused = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
