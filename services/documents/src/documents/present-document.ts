import type { LibraryDocument } from '@grantwright/shared/contract';
import type { DocumentRecord } from './document-model.ts';

export const presentDocument = (record: DocumentRecord): LibraryDocument => ({
  id: record._id,
  name: record.name,
  originalName: record.originalName,
  fileType: record.fileType,
  fileSize: record.fileSize,
  createdAt: record.createdAt.toISOString(),
  sortOrder: record.sortOrder,
  reading: record.reading,
});
