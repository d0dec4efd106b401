import type { VersionFields, VersionSummary } from '@grantwright/shared/contract';
import { AppError, type TeamAccess } from '@grantwright/shared/service';
import { findApplicationHead } from '../applications/find-application-head.ts';
import type { Deps } from '../deps.ts';
import { digestText, storeVersion } from './store-version.ts';
import { findAuthor } from './author.ts';
import { findNewestVersion, presentVersionSummary } from './read-versions.ts';

type Creation = { id: string; sent: VersionFields; key: string | undefined };

/**
 * Stores text as a version, or returns the newest version if it already has the same text, records and name.
 *
 * @throws AppError `invalid-request` if no text remains after sanitizing
 */
export async function createVersion(
  deps: Deps,
  access: TeamAccess,
  { id, sent, key }: Creation,
): Promise<VersionSummary> {
  const { ownerId } = await findApplicationHead(deps, access, id, 'edit');
  const { userId } = access;
  const { content } = await deps.cleaner.clean(sent.content, userId);
  if (content.trim() === '') throw createNoTextError();
  const { reason, name, textRecords } = sent;
  const newest = await findNewestVersion(deps, ownerId, id);
  if (
    newest?.digest === digestText({ content, textRecords }) &&
    (name === undefined || name === newest.name)
  )
    return presentVersionSummary(newest);
  const version = {
    ...{ ownerId, applicationId: id, reason, name, content, textRecords },
    ...{ key, userId, request: sent },
    authorId: await findAuthor(deps, { id, ownerId, content, access }),
  };
  return presentVersionSummary(await storeVersion(deps, version));
}

const createNoTextError = () => new AppError('invalid-request', 'The application has no text yet.');
