import type { IncomingMessage } from 'node:http';
import type { LibraryDocument } from '@grantwright/shared/contract';
import { events } from '@grantwright/shared/events';
import { initialEvents, newEvent } from '@grantwright/shared/messaging';
import { AppError } from '@grantwright/shared/service';
import { createOnce, identityOf } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import { filePrefix } from '../files/stored-file.ts';
import { receiveUpload, type ReceivedFile } from '../files/receive-upload.ts';
import type { DocumentRecord } from './document-model.ts';
import { presentDocument } from './present-document.ts';

type Creation = {
  ownerId: string;
  req: IncomingMessage;
  signal: AbortSignal;
  key: string | undefined;
};

/** Saves an upload at the top of the library; a repeated idempotency key returns the first document. */
export async function createDocument(deps: Deps, creation: Creation): Promise<LibraryDocument> {
  const { blobs, check, uploads, uploadIdleMs, newId } = deps;
  await uploads.take(creation.ownerId);
  const fileKey = `${filePrefix}${creation.ownerId}/${newId()}`;
  const file = await receiveUpload(creation.req, {
    store: (body, signal, size) => blobs.put(fileKey, body, { signal, size }),
    check,
    signal: creation.signal,
    idleMs: uploadIdleMs,
  });
  try {
    creation.signal.throwIfAborted();
    const record = await insertOrFind(deps, creation, file, fileKey);
    if (record.fileKey !== fileKey) await blobs.remove(fileKey);
    return presentDocument(record);
  } catch (error) {
    // the record may exist despite a failed database write, so the file is kept; the sweep removes orphans
    if (error instanceof AppError) await blobs.remove(fileKey);
    throw error;
  }
}

async function insertOrFind(
  deps: Deps,
  { ownerId, key }: Creation,
  file: ReceivedFile,
  fileKey: string,
): Promise<DocumentRecord> {
  const { documents, relay, now } = deps;
  const request = [file.name, file.sha256];
  const identity = identityOf(deps, { kind: 'document', ownerId, key, request });
  const time = now();
  const record = await createOnce(documents, {
    ...identity,
    name: file.name.slice(0, 200),
    originalName: file.name,
    fileType: file.type,
    fileSize: file.size,
    fileKey,
    // sorts before manual positions and earlier uploads, without a query
    sortOrder: -time.getTime(),
    reading: { state: 'pending' },
    createdAt: time,
    updatedAt: time,
    ...initialEvents(newEvent(deps, events.documentSaved, identity._id, { ownerId })),
  });
  relay.announce(documents, record);
  return record;
}
