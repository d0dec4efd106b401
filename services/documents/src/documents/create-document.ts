import type { IncomingMessage } from 'node:http';
import type { LibraryDocument } from '@grantwright/shared/contract';
import { events } from '@grantwright/shared/events';
import { createInitialEvents, createOutboxEvent } from '@grantwright/shared/messaging';
import {
  AppError,
  createNotFoundError,
  createNotPermittedError,
  type TeamAccess,
} from '@grantwright/shared/service';
import { createOnce, createFreshIdentity } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import { addLeftover } from './add-leftover.ts';
import { receiveUpload, type ReceivedFile } from '../files/receive-upload.ts';
import type { DocumentRecord } from './document-model.ts';
import { presentDocument } from './present-document.ts';

type Creation = {
  /** The organization whose team the document is shared with. */
  organizationId?: string | undefined;
  req: IncomingMessage;
  signal: AbortSignal;
  key: string | undefined;
};

/**
 * Saves an upload at the top of the library. If the idempotency key is repeated, returns the first document. A document
 * shared with a team belongs to the owner of the organization.
 */
export async function createDocument(
  deps: Deps,
  access: TeamAccess,
  creation: Creation,
): Promise<LibraryDocument> {
  const { blobs, check, leftovers, memberships, uploads, uploadIdleMs, newId } = deps;
  const { userId } = access;
  const ownerId = chooseOwner(access, creation.organizationId);
  await uploads.take(userId);
  const fileKey = `documents/${ownerId}/${newId()}`;
  await addLeftover(deps, { _id: fileKey, ownerId, fileKey });
  const file = await receiveUpload(creation.req, {
    store: (body, signal, size) => blobs.put(fileKey, body, { signal, size }),
    check,
    signal: creation.signal,
    idleMs: uploadIdleMs,
  });
  try {
    creation.signal.throwIfAborted();
    // the user may have left the team during the upload
    if (creation.organizationId !== undefined)
      chooseOwner(await memberships.accessOf(userId), creation.organizationId);
    const record = await insertOrFind(deps, { userId, ownerId, ...creation }, file, fileKey);
    // after a repeat, its owner may have ended the sharing
    if (record.ownerId !== userId && record.organizationId !== creation.organizationId)
      throw createNotFoundError('The document');
    if (record.fileKey !== fileKey) await blobs.remove(fileKey);
    // if this fails, the periodic removal finds the document and keeps the file
    await leftovers.deleteOne({ _id: fileKey }).catch(() => undefined);
    return presentDocument(record, access);
  } catch (error) {
    // keep the file, because the record may exist despite a failed database write; otherwise the periodic removal of
    // leftovers removes it
    if (error instanceof AppError) await blobs.remove(fileKey);
    throw error;
  }
}

function chooseOwner(
  { userId, memberships }: TeamAccess,
  organizationId: string | undefined,
): string {
  if (organizationId === undefined) return userId;
  const membership = memberships.find((candidate) => candidate.organizationId === organizationId);
  if (!membership || membership.role === 'none') throw createNotFoundError('The organization');
  if (membership.role === 'viewer') throw createNotPermittedError('edit');
  return membership.ownerId;
}

async function insertOrFind(
  deps: Deps,
  { userId, ownerId, organizationId, key }: Creation & { userId: string; ownerId: string },
  file: ReceivedFile,
  fileKey: string,
): Promise<DocumentRecord> {
  const { documents, relay, now } = deps;
  const request = [file.name, file.sha256, ...(organizationId ? [organizationId] : [])];
  const isOwn = ownerId === userId;
  const kind = isOwn ? 'document' : `document of ${ownerId}`;
  const identity = createFreshIdentity(deps, { kind, ownerId: userId, key, request });
  const time = now();
  const record = await createOnce(documents, {
    ...identity,
    ownerId,
    ...(organizationId && { organizationId }),
    ...(!isOwn && { creatorId: userId }),
    name: file.name.slice(0, 200),
    originalName: file.name,
    fileType: file.type,
    fileSize: file.size,
    fileKey,
    // sort before manual positions and earlier uploads without a query
    sortOrder: -time.getTime(),
    reading: { state: 'pending' },
    createdAt: time,
    updatedAt: time,
    ...createInitialEvents(
      createOutboxEvent(deps, events.documentSaved, identity._id, { ownerId }),
    ),
  });
  relay.announce(documents, record);
  return record;
}
