import type { ApplicationFields } from '@grantwright/shared/contract';
import type { CreatorState, PendingCreate } from '../state/creator-state.ts';

export type SaveDecision =
  | { kind: 'title-missing' }
  | { kind: 'organization-missing' }
  | { kind: 'create'; pending: PendingCreate }
  /** A first save got no answer: ask for it again, then bring it up to date. */
  | { kind: 'create-then-update'; pending: PendingCreate; body: ApplicationFields }
  | { kind: 'update'; id: string; version: number; body: ApplicationFields };

/** How to save: one creation for each intention, a replacement for everything after it. */
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

/** After a refusal nothing was created, and the next attempt is a new intention; after silence it may have been. */
export const wasRefused = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
