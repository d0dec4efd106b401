import type { IncomingMessage } from 'node:http';
import type { LibraryDocument } from '@grantwright/shared/contract';
import { events, makeEvent } from '@grantwright/shared/events';
import { initialEvents } from '@grantwright/shared/messaging';
import {
  AppError,
  currentContext,
  fingerprintOf,
  idFromKey,
  keyReused,
} from '@grantwright/shared/service';
import { isDuplicateKey } from '@grantwright/shared/storage';
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
    // after a failed database write the record may exist, so the file stays; the sweep removes orphans
    if (error instanceof AppError) await blobs.remove(fileKey);
    throw error;
  }
}

async function insertOrFind(
  { documents, relay, newId, now }: Deps,
  { ownerId, key }: Creation,
  file: ReceivedFile,
  fileKey: string,
): Promise<DocumentRecord> {
  const fingerprint = fingerprintOf([file.name, file.sha256]);
  const _id = key === undefined ? newId() : idFromKey(ownerId, 'document', key);
  const time = now();
  const event = makeEvent(
    events.documentSaved,
    _id,
    { ownerId },
    { id: newId(), time, traceparent: currentContext()?.traceparent },
  );
  try {
    const created = await documents.create({
      _id,
      ownerId,
      name: file.name.slice(0, 200),
      originalName: file.name,
      fileType: file.type,
      fileSize: file.size,
      fileKey,
      // sorts before manual positions and earlier uploads without a query
      sortOrder: -time.getTime(),
      reading: { state: 'pending' },
      createdAt: time,
      updatedAt: time,
      ...(key === undefined ? {} : { fingerprint }),
      ...initialEvents(event),
    });
    const record = created.toObject();
    relay.announce(documents, record);
    return record;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const first = await documents.findOne({ _id, ownerId }).lean<DocumentRecord>();
    if (first?.fingerprint !== fingerprint || first.deletedAt) throw keyReused();
    return first;
  }
}
