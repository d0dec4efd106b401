import { z } from 'zod';
import { call } from './call.ts';
import { maxFileMb } from './constants.ts';
import { cursorQuery, id, instant, requiredLine } from './fields.ts';

export const fileTypes = ['pdf', 'docx', 'doc'] as const;

/**
 * Whether the text of a document could be read. `reason` is a sentence for the person, present when
 * it could not (encrypted, broken, a scan without text). Of a scan that is being read, `recognized`
 * says how many of its `pages` have been.
 */
export const readingStateSchema = z.object({
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
  reading: readingStateSchema,
});
/** A document of the library. `fileSize` is in bytes; a new upload gets the lowest `sortOrder`. */
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

export const documentCalls = {
  listDocuments: call({
    ...documents,
    method: 'GET',
    path: '/api/documents',
    status: 200,
    query: cursorQuery,
    response: z.array(documentSchema),
    summary: 'The library of the user in its own order, at most 200 a page.',
  }),
  createDocument: call({
    ...documents,
    method: 'POST',
    path: '/api/documents',
    status: 201,
    upload,
    response: documentSchema,
    idempotent: true,
    summary: `Saves a file (PDF, DOCX or DOC, up to ${maxFileMb} MB) to the library, on top.`,
  }),
  upload: call({
    ...documents,
    method: 'POST',
    path: '/api/upload',
    status: 201,
    upload,
    response: documentSchema,
    idempotent: true,
    summary: 'The same as POST /api/documents, for guidelines.',
  }),
  reorderDocuments: call({
    ...documents,
    method: 'PUT',
    path: '/api/documents/reorder',
    status: 204,
    body: reorderDocumentsBody,
    summary: 'Sets the positions of the documents named; all or none.',
  }),
  renameDocument: call({
    ...documents,
    method: 'PUT',
    path: '/api/documents/:id',
    status: 200,
    body: renameDocumentBody,
    response: documentSchema,
    summary: 'Renames a document.',
  }),
  deleteDocument: call({
    ...documents,
    method: 'DELETE',
    path: '/api/documents/:id',
    status: 204,
    summary: 'Deletes a document, its file and its text.',
  }),
};
