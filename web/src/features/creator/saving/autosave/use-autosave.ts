import type { RichDocument } from '@grantwright/shared/richtext';
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useAnnouncement } from '../../../../ui/announce.ts';
import type { LoadedCreator } from '../../load-application/load-creator.ts';
import type { useCreatorState } from '../../state/use-creator-state.ts';
import { isSameTypedWork } from './text-on-server.ts';

type AutosaveOptions = {
  creator: ReturnType<typeof useCreatorState>;
  loaded: LoadedCreator;
  storeDraft: () => Promise<void>;
  onConflict: () => void;
};

/** Autosaves after each change, when the network returns and when the page is hidden. */
export function useAutosave({ creator, loaded, storeDraft, onConflict }: AutosaveOptions) {
  const { state, current, dispatch, isUnsaved } = creator;
  const [saver] = useState(() =>
    loaded.createAutosaver({
      current,
      dispatch,
      isUnsaved,
      onServer: isSameTypedWork(loaded.state, loaded.onServer) ? loaded.state : loaded.onServer,
    }),
  );
  const autosave = useSyncExternalStore(saver.subscribe, saver.status);
  const { document: text, submission } = state;
  useLayoutEffect(() => saver.connect({ storeDraft, onConflict }));
  useEffect(() => saver.changed(), [saver, text, submission]);
  useEffect(() => {
    const whenHidden = () => document.visibilityState === 'hidden' && saver.flush();
    window.addEventListener('online', saver.flush);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      window.removeEventListener('online', saver.flush);
      document.removeEventListener('visibilitychange', whenHidden);
      saver.dispose();
    };
  }, [saver]);
  useAnnouncement(autosave.failure && `Not saved: ${autosave.failure.reason}.`);
  const { onText: copyText } = creator;
  const onText = useCallback(
    (typed: RichDocument) => {
      copyText(typed);
      saver.changed();
    },
    [copyText, saver],
  );
  return { saver, autosave, onText };
}
