import type { Application } from '@grantwright/shared/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { endpoints } from '../../../lib/endpoints.ts';
import { ApiError, hasErrorCode } from '../../../lib/errors.ts';
import { createQueryKey } from '../../../lib/query.ts';
import { createIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { notify } from '../../../ui/notify.ts';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState, Work } from '../state/creator-state.ts';
import { buildSaveRequest } from '../state/save-request.ts';
import { getWork } from '../state/unsaved-work.ts';
import type { Autosaver } from './autosave/autosaver.ts';
import { decideSave, isRefused } from './save-decision.ts';
import { sendSave } from './send-save.ts';

type SaveEvents = {
  getCurrent: () => CreatorState;
  dispatch: (action: CreatorAction) => void;
  /** The autosaver, which is paused while saving. */
  saver: Autosaver;
  /** Called after the application is created and before any update. */
  onCreated: (id: string) => void;
  onSaved: (work: Work) => void;
  onStale: () => void;
  onPaymentNeeded: () => void;
};

export type SaveOutcome = 'saved' | 'not-saved';

const missingInformation = {
  'title-missing': 'Please provide an application title',
  'organization-missing': 'Choose an organization',
};

/** Saves the application; ignores a second click while saving. */
export function useSave(events: SaveEvents) {
  const { getCurrent, dispatch, saver } = events;
  const client = useQueryClient();
  const isBusy = useRef(false);
  const [saving, setSaving] = useState(false);

  async function save(): Promise<SaveOutcome> {
    if (isBusy.current) return 'not-saved';
    isBusy.current = true;
    setSaving(true);
    try {
      await saver.pause();
      return await saveWhilePaused();
    } finally {
      saver.resume();
      isBusy.current = false;
      setSaving(false);
    }
  }

  async function saveWhilePaused(): Promise<SaveOutcome> {
    const state = getCurrent();
    const decision = decideSave(state, buildSaveRequest(state, new Date()), createIdempotencyKey());
    if (decision.kind === 'title-missing' || decision.kind === 'organization-missing') {
      notify.error('Missing Information', missingInformation[decision.kind]);
      return 'not-saved';
    }
    try {
      const application = await sendSave(decision, {
        unconfirmed: saver.unconfirmedSaves,
        onCreating: (pending) => dispatch({ type: 'create-sent', pending }),
        onCreated(created) {
          dispatch({ type: 'saved', application: created });
          events.onCreated(created.id);
        },
      });
      handleSaved(application, getWork(state));
      return 'saved';
    } catch (error) {
      handleFailure(error);
      return 'not-saved';
    }
  }

  function handleSaved(application: Application, work: Work) {
    dispatch({ type: 'saved', application });
    for (const call of [
      endpoints.listApplications,
      endpoints.countApplications,
      endpoints.getEntitlement,
    ]) {
      void client.invalidateQueries({ queryKey: createQueryKey(call) });
    }
    events.onSaved(work);
    notify.success(
      'Application Saved',
      `Your application "${application.title}" has been saved successfully.`,
    );
  }

  function handleFailure(error: unknown) {
    const status = error instanceof ApiError ? error.status : undefined;
    if (isRefused(status)) dispatch({ type: 'create-refused' });
    if (hasErrorCode(error, 'stale-version')) return events.onStale();
    if (status === 402) return events.onPaymentNeeded();
    notify.failure(
      'Failed to save application',
      error,
      'Your work is kept in this browser. Try again in a moment.',
    );
  }

  return { saving, save };
}
