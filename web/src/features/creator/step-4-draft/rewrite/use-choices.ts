import { applyHunks, type Hunk, type SectionDiff } from '@grantwright/shared/submission';
import { useMemo, useState } from 'react';
import { createHunkKeys } from './hunk-keys.ts';

/**
 * Tracks which changes the user accepts or rejects, and returns the resulting blocks. All changes are initially
 * accepted.
 */
export function useChoices(diff: SectionDiff) {
  // Stored by key, because a late page estimate can create a new proposal.
  const [rejectedKeys, setRejectedKeys] = useState<ReadonlySet<string>>(new Set());
  const keys = useMemo(() => createHunkKeys(diff), [diff]);
  const {
    rejected: rejectedHunks,
    accepted: acceptedBlocks,
    blocks,
  } = useMemo(() => {
    const rejectedHunks = new Set(
      diff.hunks.filter((hunk) => rejectedKeys.has(keys.get(hunk) ?? '')),
    );
    const acceptedBlocks = new Set(diff.hunks.filter((hunk) => !rejectedHunks.has(hunk)));
    return {
      rejected: rejectedHunks,
      accepted: acceptedBlocks,
      blocks: applyHunks(diff, acceptedBlocks),
    };
  }, [diff, keys, rejectedKeys]);
  const toggle = (hunk: Hunk) => {
    const key = keys.get(hunk) ?? '';
    const others = new Set(rejectedKeys);
    if (!others.delete(key)) others.add(key);
    setRejectedKeys(others);
  };
  return { rejected: rejectedHunks, accepted: acceptedBlocks, blocks, toggle };
}
