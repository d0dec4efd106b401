import type { WorkingCopyFields } from '@grantwright/shared/contract';
import { vi } from 'vitest';
import { endpoints } from '../../../../lib/endpoints.ts';
import { mockEndpoint, ok } from '../../../../testing/server.ts';
import { creatorReducer, type CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { aState } from '../../testing/builders.ts';
import { createAutosaver } from './create-autosaver.ts';

export const paragraph = (text: string): CreatorState['document'] => [
  { type: 'paragraph', children: [{ text }] },
];

/** Opens a saved application without a screen; the test changes its text. */
export function anOpened(saved: CreatorState['saved'] = { id: 'application-1', version: 3 }) {
  const savedText = paragraph('Saved.');
  let state = aState({ saved, document: savedText });
  const dispatch = (action: CreatorAction) => (state = creatorReducer(state, action));
  const onConflict = vi.fn();
  const saver = createAutosaver({
    getCurrent: () => state,
    dispatch,
    isUnsaved: () => state.document !== savedText,
    onServer: state,
  });
  saver.connect({ storeDraft: async () => undefined, onConflict });
  const stop = saver.start();
  const replace = (document: CreatorState['document']) => {
    dispatch({ type: 'text-edited', document: document ?? [] });
    saver.handleChange();
  };
  const type = (text: string) => replace(paragraph(text));
  const restoreSaved = () => replace(savedText);
  return { saver, stop, type, restoreSaved, onConflict, state: () => state };
}

/** Records autosaves; `respond` can replace the server's response. */
export function recordAutosaves(
  respond: (count: number) => Promise<Response> | Response | undefined = () => undefined,
) {
  const autosaves: WorkingCopyFields[] = [];
  mockEndpoint(endpoints.saveWorkingCopy, async ({ request }) => {
    const body = await request.json();
    autosaves.push(body);
    return (
      (await respond(autosaves.length)) ??
      ok({ revision: body.revision, savedAt: '2026-11-01T12:00:00.000Z' })
    );
  });
  return autosaves;
}
