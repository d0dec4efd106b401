import {
  limits,
  type TextRecords,
  type VersionFields,
  type VersionSummary,
} from '@grantwright/shared/contract';
import { AppError, createNotFoundError } from '@grantwright/shared/service';
import { createOnce, createIdentity } from '@grantwright/shared/storage';
import { countWords } from '@grantwright/shared/submission';
import { createHash } from 'node:crypto';
import { removeRecordIfOrphaned } from '../applications/remove-record-if-orphaned.ts';
import type { Deps } from '../deps.ts';
import type { VersionRecord } from './version-model.ts';

export type VersionText = {
  /** Sanitized HTML. */
  content: string;
  authorId: string | undefined;
  textRecords?: TextRecords | undefined;
};

export type NewVersion = VersionText & {
  ownerId: string;
  applicationId: string;
  reason: VersionSummary['reason'];
  name?: string | undefined;
  key?: string | undefined;
  /** The user who sent the idempotency key, whose keys do not affect those of other editors. */
  userId?: string;
  /** The request that carried the idempotency key. */
  request?: VersionFields;
};

type VersionDeps = Pick<Deps, 'applications' | 'versions' | 'now' | 'newId'>;

/**
 * Stores a version and enforces the limits by deleting the oldest automatic versions and rejecting a named version over
 * the limit.
 *
 * @throws AppError `not-found` if the application was deleted in the meantime
 */
export async function storeVersion(deps: VersionDeps, version: NewVersion): Promise<VersionRecord> {
  const { ownerId, applicationId, reason, name, content, key, userId, request } = version;
  const { authorId, textRecords } = version;
  const stored = await createOnce<VersionRecord>(deps.versions, {
    ...createIdentity(deps, {
      kind:
        userId === undefined || userId === ownerId
          ? 'application-version'
          : `application-version of ${userId}`,
      ownerId,
      key,
      request: request && { applicationId, ...request },
    }),
    applicationId,
    createdAt: deps.now(),
    unchecked: true,
    reason,
    ...(name !== undefined && { name }),
    ...(authorId !== undefined && { authorId }),
    content,
    ...(textRecords && { textRecords }),
    words: countWordsOfHtml(content),
    digest: digestText(version),
  });
  await keepWithinLimits(deps, stored);
  return stored;
}

async function keepWithinLimits(deps: VersionDeps, stored: VersionRecord): Promise<void> {
  const { versions } = deps;
  const { _id, ownerId, applicationId, name } = stored;
  if (await removeRecordIfOrphaned(deps, versions, stored))
    throw createNotFoundError('The application');
  if (name === undefined) return deleteOldest(versions, stored);
  const named = { ownerId, applicationId, name: { $exists: true } };
  if ((await versions.countDocuments(named)) <= limits.namedVersions) return;
  await versions.deleteOne({ _id, ownerId });
  throw createTooManyNamesError();
}

async function deleteOldest(
  versions: Deps['versions'],
  { ownerId, applicationId }: VersionRecord,
): Promise<void> {
  const surplus = await versions
    .find({ ownerId, applicationId, name: { $exists: false } }, { _id: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .skip(limits.automaticVersions)
    .lean();
  if (surplus.length > 0)
    await versions.deleteMany({ ownerId, _id: { $in: surplus.map(({ _id }) => _id) } });
}

const createTooManyNamesError = () =>
  new AppError(
    'invalid-request',
    `An application can have at most ${limits.namedVersions} named versions. Delete one that you no longer need.`,
  );

const marks = /<\/?(?:b|strong|i|em|u|a)\b[^<>]*>/gi;
const openGaps = /\[NEEDS INPUT:[^[\]]*\]/gi;

/**
 * Counts the words of sanitized HTML, excluding open gaps. Does not parse the HTML, because parsing would delay other
 * requests.
 */
const countWordsOfHtml = (html: string): number =>
  countWords(
    html
      .replace(marks, '')
      .replace(/<[^<>]*>/g, ' ')
      .replace(openGaps, ''),
  );

/**
 * Returns a digest for comparing a text, and the records that describe it, with stored ones without loading them. The
 * same text with other sections is a different version.
 */
export function digestText({ content, textRecords = {} }: Omit<VersionText, 'authorId'>): string {
  const hash = createHash('sha256').update(content);
  if (Object.keys(textRecords).length > 0) hash.update(JSON.stringify(textRecords, sortKeys));
  return hash.digest('base64url');
}

/** Records from a request and from the database may list the same fields in different orders. */
const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
