import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { maxFileMb } from './constants.ts';
import { access, cursorQuery, id, instant, requiredLine } from './fields.ts';

export const fileTypes = ['pdf', 'docx', 'doc'] as const;

/**
 * Whether the text of a document was extracted. `reason` is a message for the user, present if extraction
 * failed (encrypted, damaged, a scan without text). For a scan in progress, `recognized` is the number of
 * `pages` done.
 */
export const extractionStateSchema = z.object({
  state: z.enum(['pending', 'read', 'unreadable']),
  reason: z.string().optional(),
  pages: z.int().optional(),
  recognized: z.int().optional(),
});

export const documentSchema = z.object({
  id,
  name: z.string(),
  originalName: z.string(),
  fileType: z.enum(fileTypes),
  fileSize: z.int(),
  createdAt: instant,
  sortOrder: z.int(),
  reading: extractionStateSchema,
  /** The organization whose team can access the document. */
  organizationId: id.optional(),
  access: access.default('owner'),
  canDelete: z.boolean().default(true),
});
/** A document in the library. `fileSize` is in bytes; a new upload gets the lowest `sortOrder`. */
export type LibraryDocument = z.infer<typeof documentSchema>;

export const renameDocumentBody = z.object({ name: requiredLine('Document name') });
export const reorderDocumentsBody = z.object({
  documentOrders: z
    .array(z.object({ id, sortOrder: z.int().min(0).max(1_000_000) }))
    .min(1)
    .max(1_000),
});

const documents = { service: 'documents', access: 'user' } as const;
const upload = { field: 'file', many: false } as const;
/** Shares the document with the team of this organization. */
const uploadQuery = z.object({ organizationId: id.optional() });

export const documentEndpoints = {
  listDocuments: endpoint({
    ...documents,
    method: 'GET',
    path: '/api/documents',
    status: 200,
    query: cursorQuery,
    response: z.array(documentSchema),
    summary:
      'Lists the documents of the user and the user’s teams in library order, up to 200 per page.',
  }),
  createDocument: endpoint({
    ...documents,
    method: 'POST',
    path: '/api/documents',
    status: 201,
    upload,
    query: uploadQuery,
    response: documentSchema,
    idempotent: true,
    summary: `Adds a file (PDF, DOCX or DOC, up to ${maxFileMb} MB) to the top of the library.`,
  }),
  upload: endpoint({
    ...documents,
    method: 'POST',
    path: '/api/upload',
    status: 201,
    upload,
    query: uploadQuery,
    response: documentSchema,
    idempotent: true,
    summary: 'Same as POST /api/documents, for guidelines.',
  }),
  reorderDocuments: endpoint({
    ...documents,
    method: 'PUT',
    path: '/api/documents/reorder',
    status: 204,
    body: reorderDocumentsBody,
    teamRole: 'editor',
    summary: 'Reorders the given documents, all or none.',
  }),
  getDocumentFile: endpoint({
    ...documents,
    method: 'GET',
    path: '/api/documents/:id/file',
    status: 200,
    file: 'application/octet-stream',
    teamRole: 'viewer',
    summary: 'Returns the uploaded file of a document.',
  }),
  renameDocument: endpoint({
    ...documents,
    method: 'PUT',
    path: '/api/documents/:id',
    status: 200,
    body: renameDocumentBody,
    response: documentSchema,
    teamRole: 'editor',
    summary: 'Renames a document.',
  }),
  deleteDocument: endpoint({
    ...documents,
    method: 'DELETE',
    path: '/api/documents/:id',
    status: 204,
    teamRole: 'owner',
    summary: 'Deletes a document, its file and its text. Only for its owner and its creator.',
  }),
};
