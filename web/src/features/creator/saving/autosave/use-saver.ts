import { useState } from 'react';
import type { LoadedCreator } from '../../load-application/load-creator.ts';
import type { useCreatorState } from '../../state/use-creator-state.ts';
import type { Autosaver } from './autosaver.ts';
import { isSameTypedWork } from './text-on-server.ts';

export function useSaver(
  { getCurrent, dispatch, isUnsaved }: ReturnType<typeof useCreatorState>,
  { state, onServer, createAutosaver }: LoadedCreator,
): Autosaver {
  const [saver] = useState(() =>
    createAutosaver({
      getCurrent,
      dispatch,
      isUnsaved,
      onServer: isSameTypedWork(state, onServer) ? state : onServer,
    }),
  );
  return saver;
}
