import type { Application } from '@grantwright/shared/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { calls } from '../../../lib/calls.ts';
import { ApiError, hasCode } from '../../../lib/errors.ts';
import { randomKey } from '../../../lib/use-idempotency-key.ts';
import { queryKeyFor } from '../../../lib/query.ts';
import { notify } from '../../../ui/notify.ts';
import { saveRequest } from '../state/save-request.ts';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState, Work } from '../state/creator-state.ts';
import { workOf } from '../state/unsaved-work.ts';
import { updateApplication, type UnconfirmedUpdates } from './update-application.ts';
import { decideSave, wasRefused, type SaveDecision } from './save-decision.ts';

type SaveEvents = {
  current: () => CreatorState;
  dispatch: (action: CreatorAction) => void;
  /** Called after the application was created, before any update. */
  onCreated: (id: string) => void;
  onSaved: (work: Work) => void;
  onStale: () => void;
  onPaymentNeeded: () => void;
};

export type SaveOutcome = 'saved' | 'not-saved';

/** Saves the application; ignores a second click while saving. */
export function useSave(events: SaveEvents) {
  const { current, dispatch } = events;
  const client = useQueryClient();
  const isBusy = useRef(false);
  const unanswered = useRef<UnconfirmedUpdates>([]);
  const [saving, setSaving] = useState(false);

  function settled(application: Application, work: Work) {
    dispatch({ type: 'saved', id: application.id, version: application.version });
    for (const call of [calls.listApplications, calls.countApplications, calls.getEntitlement]) {
      void client.invalidateQueries({ queryKey: queryKeyFor(call) });
    }
    events.onSaved(work);
  }

  async function replace(replacement: Parameters<typeof updateApplication>[0]) {
    const application = await updateApplication(replacement, unanswered.current);
    unanswered.current = [];
    return application;
  }

  async function carryOut(decision: SaveDecision): Promise<Application> {
    switch (decision.kind) {
      case 'update':
        return replace(decision);
      case 'create':
      case 'create-then-update': {
        const { pending } = decision;
        dispatch({ type: 'create-sent', pending });
        const created = await api(calls.createApplication, {
          body: pending.body,
          idempotencyKey: pending.key,
        });
        dispatch({ type: 'saved', id: created.id, version: created.version });
        events.onCreated(created.id);
        if (decision.kind === 'create') return created;
        return replace({ id: created.id, version: created.version, body: decision.body });
      }
      default:
        throw new Error(`Nothing to send: ${decision.kind}`);
    }
  }

  function failed(error: unknown) {
    const status = error instanceof ApiError ? error.status : undefined;
    if (wasRefused(status)) dispatch({ type: 'create-refused' });
    if (hasCode(error, 'stale-version')) events.onStale();
    else if (status === 402) events.onPaymentNeeded();
    else {
      notify.failure(
        'Failed to save application',
        error,
        'Your work is kept in this browser. Please try again in a moment.',
      );
    }
  }

  async function save(over?: { version: number }): Promise<SaveOutcome> {
    if (isBusy.current) return 'not-saved';
    const now = current();
    const state = over && now.saved ? { ...now, saved: { ...now.saved, ...over } } : now;
    const decision = decideSave(state, saveRequest(state, new Date()), randomKey());
    if (decision.kind === 'title-missing') {
      notify.error('Missing Information', 'Please provide an application title');
      return 'not-saved';
    }
    if (decision.kind === 'organization-missing') {
      notify.error('Missing Information', 'Please choose an organization');
      return 'not-saved';
    }
    isBusy.current = true;
    setSaving(true);
    try {
      const application = await carryOut(decision);
      settled(application, workOf(state));
      notify.success(
        'Application Saved',
        `Your application "${application.title}" has been saved successfully.`,
      );
      return 'saved';
    } catch (error) {
      failed(error);
      return 'not-saved';
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  }

  return { saving, save };
}
