import type { DraftCheck } from '@grantwright/shared/contract';
import { documentToHtml, type RichDocument } from '@grantwright/shared/richtext';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { notify } from '../../../ui/notify.ts';
import type { CreatorState } from '../state/creator-state.ts';
import { buildGenerateRequest } from '../state/generate-request.ts';

export type DraftCheckState = {
  isBusy: boolean;
  isDone: boolean;
  isFailed: boolean;
  /** The most recently checked text. */
  checkedDocument: RichDocument | undefined;
  /** @param options `isQuiet` if the screen reports failures itself */
  start: (options?: { isQuiet?: boolean }) => void;
};

/** Checks the facts in the current text against the sources. */
export function useDraftCheck(
  getCurrent: () => CreatorState,
  onChecked: (check: DraftCheck) => void,
): DraftCheckState {
  const work = useRef<AbortController>(undefined);
  const [phase, setPhase] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');
  const [checkedDocument, setCheckedDocument] = useState<RichDocument>();
  useEffect(() => () => work.current?.abort(), []);

  async function start({ isQuiet = false } = {}) {
    const state = getCurrent();
    const body = buildGenerateRequest(state);
    if (work.current || !state.document) return;
    if (!body) {
      notify.error('No organization selected');
      return;
    }
    const controller = new AbortController();
    work.current = controller;
    setPhase('busy');
    try {
      const content = documentToHtml(state.document);
      const { signal } = controller;
      onChecked(await api(endpoints.checkDraft, { body: { ...body, content }, signal }));
      setCheckedDocument(state.document);
      setPhase('done');
    } catch (error) {
      setPhase('failed');
      if (isQuiet) return;
      notify.failure('Failed to check the text', error, 'Your text is unchanged. Try again.');
    } finally {
      work.current = undefined;
    }
  }

  return {
    isBusy: phase === 'busy',
    isDone: phase === 'done',
    isFailed: phase === 'failed',
    checkedDocument,
    start: (options) => void start(options),
  };
}

/** Checks the text when a view of its facts opens, unless `isKnown`. */
export function useCheckOnOpen({ isBusy, start }: DraftCheckState, isKnown: boolean) {
  const startOnce = useEffectEvent(() => {
    if (!isKnown && !isBusy) start({ isQuiet: true });
  });
  useEffect(() => startOnce(), []);
}
