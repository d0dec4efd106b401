import { limits } from '@grantwright/shared/contract';
import type { CreatorState } from './creator-state.ts';

/** Records a sent revision, keeping the confirmed revision and the latest unconfirmed ones. */
export function withSentRevision(state: CreatorState, revision: string): CreatorState {
  const knownRevisions = state.workingCopy?.revisions ?? [];
  const unconfirmed = [...knownRevisions.slice(1), revision].slice(1 - limits.replacedRevisions);
  return {
    ...state,
    workingCopy: {
      ...state.workingCopy,
      revisions: [...knownRevisions.slice(0, 1), ...unconfirmed],
    },
  };
}

export const withWorkingCopy = (
  state: CreatorState,
  { revision, savedAt }: { revision: string; savedAt: string },
): CreatorState => ({ ...state, workingCopy: { revisions: [revision], savedAt } });

export function withoutWorkingCopy(state: CreatorState): CreatorState {
  const { workingCopy: _, ...rest } = state;
  return rest;
}

/** Makes the next save or autosave replace the other version. */
export const withOtherVersion = (
  state: CreatorState,
  version: number,
  revision: string | undefined,
): CreatorState => ({
  ...withoutWorkingCopy(state),
  saved: state.saved && { ...state.saved, version },
  ...(revision !== undefined && { workingCopy: { revisions: [revision] } }),
});
