import type { RichDocument } from '@grantwright/shared/richtext';
import { useCallback, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useAnnouncement } from '../../../../ui/announce.ts';
import type { useCreatorState } from '../../state/use-creator-state.ts';
import type { Autosaver } from './autosaver.ts';

type AutosaveOptions = {
  creator: ReturnType<typeof useCreatorState>;
  saver: Autosaver;
  storeDraft: () => Promise<void>;
  onConflict: () => void;
};

/** Autosaves after each change, when the network returns, and when the page is hidden or gains focus. */
export function useAutosave({ creator, saver, storeDraft, onConflict }: AutosaveOptions) {
  const autosave = useSyncExternalStore(saver.subscribe, saver.getStatus);
  const { document: text, submission } = creator.state;
  useLayoutEffect(() => saver.connect({ storeDraft, onConflict }));
  useEffect(() => {
    const stop = saver.start();
    const flushWhenHidden = () => document.visibilityState === 'hidden' && saver.flush();
    window.addEventListener('online', saver.flush);
    window.addEventListener('focus', saver.flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      window.removeEventListener('online', saver.flush);
      window.removeEventListener('focus', saver.flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      stop();
    };
  }, [saver]);
  useEffect(() => saver.handleChange(), [saver, text, submission]);
  useAnnouncement(autosave.failure && `Not saved: ${autosave.failure.reason}.`);
  const { onTextChange: copyText } = creator;
  const onTextChange = useCallback(
    (document: RichDocument) => {
      copyText(document);
      saver.handleChange();
    },
    [copyText, saver],
  );
  return { autosave, onTextChange };
}
