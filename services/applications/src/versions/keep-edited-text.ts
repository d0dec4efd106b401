import type { Deps } from '../deps.ts';
import { digestOf } from './digest-of.ts';
import { findNewestVersion } from './find-newest-version.ts';
import { storeVersion } from './store-version.ts';

/** The time between two versions of a text that is being edited. */
export const versionIntervalMs = 10 * 60_000;

type Edit = { ownerId: string; applicationId: string; content: string; replacedBy: string };

/**
 * Stores the text that an autosave replaced, if the newest version is old enough and differs. The first edit after
 * opening an application therefore keeps the text as it was opened.
 */
export async function keepEditedText(
  deps: Pick<Deps, 'applications' | 'versions' | 'now' | 'newId'>,
  { ownerId, applicationId, content, replacedBy }: Edit,
): Promise<void> {
  if (content.trim() === '' || content === replacedBy) return;
  const newest = await findNewestVersion(deps, ownerId, applicationId);
  if (newest && isRecent(newest.createdAt, deps.now())) return;
  if (newest?.digest === digestOf(content)) return;
  await storeVersion(deps, { ownerId, applicationId, reason: 'edit', content });
}

const isRecent = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < versionIntervalMs;
