import { applyHunks, type Hunk, type SectionDiff } from '@grantwright/shared/submission';
import { useMemo, useState } from 'react';
import { hunkKeys } from './hunk-keys.ts';

/**
 * Tracks which changes the user accepts or rejects, and returns the resulting blocks. All changes are initially
 * accepted.
 */
export function useChoices(diff: SectionDiff) {
  // Stored by key, because a late page estimate can create a new proposal.
  const [keptKeys, setKeptKeys] = useState<ReadonlySet<string>>(new Set());
  const keys = useMemo(() => hunkKeys(diff), [diff]);
  const {
    kept: keptHunks,
    accepted: acceptedBlocks,
    blocks,
  } = useMemo(() => {
    const keptHunks = new Set(diff.hunks.filter((hunk) => keptKeys.has(keys.get(hunk) ?? '')));
    const acceptedBlocks = new Set(diff.hunks.filter((hunk) => !keptHunks.has(hunk)));
    return { kept: keptHunks, accepted: acceptedBlocks, blocks: applyHunks(diff, acceptedBlocks) };
  }, [diff, keys, keptKeys]);
  const toggle = (hunk: Hunk) => {
    const key = keys.get(hunk) ?? '';
    const others = new Set(keptKeys);
    if (!others.delete(key)) others.add(key);
    setKeptKeys(others);
  };
  return { kept: keptHunks, accepted: acceptedBlocks, blocks, toggle };
}
