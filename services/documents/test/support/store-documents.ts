import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BlobStore } from '@grantwright/shared/storage';
import type { Documents } from '../../src/documents/document-model.ts';

type Stored = { id: string; fileKey: string };

/** Writes documents and files like the service does, without its checks and events. */
export async function storeDocuments(
  { documents, blobs }: { documents: Documents; blobs: BlobStore },
  count: number,
  bytes: Uint8Array = Buffer.from('a file'),
): Promise<Stored[]> {
  const stored: Stored[] = [];
  for (let at = 0; at < count; at += 1) {
    const [id, ownerId] = [randomUUID(), randomUUID()];
    const fileKey = `documents/${ownerId}/${randomUUID()}`;
    const body = Readable.from([Buffer.from(bytes)], { objectMode: false });
    await blobs.put(fileKey, body, { size: bytes.length });
    await documents.create({
      _id: id,
      ownerId,
      name: 'guidelines.pdf',
      originalName: 'guidelines.pdf',
      fileType: 'pdf',
      fileSize: bytes.length,
      fileKey,
      sortOrder: 0,
      reading: { state: 'read' },
      outbox: [],
    });
    stored.push({ id, fileKey });
  }
  return stored;
}
