import type { LibraryDocument } from '@grantwright/shared/contract';
import { getAccess, canDelete, type TeamAccess } from '@grantwright/shared/service';
import type { DocumentRecord } from './document-model.ts';

export const presentDocument = (record: DocumentRecord, user: TeamAccess): LibraryDocument => ({
  id: record._id,
  name: record.name,
  originalName: record.originalName,
  fileType: record.fileType,
  fileSize: record.fileSize,
  createdAt: record.createdAt.toISOString(),
  sortOrder: record.sortOrder,
  reading: record.reading,
  ...(record.organizationId && { organizationId: record.organizationId }),
  access: getAccess(user, record),
  canDelete: canDelete(user, record),
});
