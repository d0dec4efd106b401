import type { Deps } from '../deps.ts';
import { digestText } from './digest-text.ts';
import { findNewestVersion } from './find-newest-version.ts';
import { isLargeRemoval } from './is-large-removal.ts';
import { storeVersion, type NewVersion } from './store-version.ts';

/** The minimum time between two versions of text that is being edited. */
export const versionIntervalMs = 10 * 60_000;

type Edit = Omit<NewVersion, 'reason'> & { replacedBy: string };

/**
 * Stores the text replaced by an edit if the newest version is old enough or the edit removes a large part of the text.
 * Therefore the first edit after an application is opened stores the original text.
 */
export async function storeVersionBeforeEdit(
  deps: Pick<Deps, 'applications' | 'versions' | 'now' | 'newId'>,
  { replacedBy, ...replaced }: Edit,
): Promise<void> {
  const { ownerId, applicationId, content } = replaced;
  if (content.trim() === '' || content === replacedBy) return;
  const newest = await findNewestVersion(deps, ownerId, applicationId);
  const isRecent = newest && isWithinInterval(newest.createdAt, deps.now());
  if (isRecent && !isLargeRemoval(content, replacedBy)) return;
  if (newest?.digest === digestText(replaced)) return;
  await storeVersion(deps, { ...replaced, reason: 'edit' });
}

const isWithinInterval = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < versionIntervalMs;
