import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BlobStore } from '@grantwright/shared/storage';
import type { Documents } from '../../src/documents/document-model.ts';

type StoredDocument = { id: string; fileKey: string };

/** Stores documents and files as the service does, but without its checks and events. */
export async function storeDocuments(
  { documents, blobs }: { documents: Documents; blobs: BlobStore },
  count: number,
  bytes: Uint8Array = Buffer.from('a file'),
): Promise<StoredDocument[]> {
  const rows = Array.from({ length: count }, () => {
    const ownerId = randomUUID();
    return {
      _id: randomUUID(),
      ownerId,
      name: 'guidelines.pdf',
      originalName: 'guidelines.pdf',
      fileType: 'pdf' as const,
      fileSize: bytes.length,
      fileKey: `documents/${ownerId}/${randomUUID()}`,
      sortOrder: 0,
      reading: { state: 'read' as const },
      outbox: [],
    };
  });
  const size = bytes.length;
  await Promise.all(
    rows.map(({ fileKey }) =>
      blobs.put(fileKey, Readable.from([Buffer.from(bytes)], { objectMode: false }), { size }),
    ),
  );
  await documents.insertMany(rows);
  return rows.map(({ _id, fileKey }) => ({ id: _id, fileKey }));
}
