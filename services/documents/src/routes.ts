import { endpoints, internalEndpoints } from '@grantwright/shared/contract';
import { route, type Route } from '@grantwright/shared/service';
import type { Deps } from './deps.ts';
import { createDocument } from './documents/create-document.ts';
import { deleteDocument } from './documents/delete-document.ts';
import { getFile } from './documents/get-file.ts';
import { listDocuments } from './documents/list-documents.ts';
import { renameDocument } from './documents/rename-document.ts';
import { reorderDocuments } from './documents/reorder-documents.ts';
import { getExtractedText } from './extracted-texts/get-extracted-text.ts';
import { extractFileText } from './extracted-texts/extract-file-text.ts';
import { extractUrlText } from './extracted-texts/extract-url-text.ts';

export const routes = (deps: Deps): Route[] => [
  route(endpoints.listDocuments, ({ user, query }) => listDocuments(deps, user.id, query.cursor)),
  route(endpoints.createDocument, ({ user, req, signal, idempotencyKey }) =>
    createDocument(deps, { ownerId: user.id, req, signal, key: idempotencyKey }),
  ),
  route(endpoints.upload, ({ user, req, signal, idempotencyKey }) =>
    createDocument(deps, { ownerId: user.id, req, signal, key: idempotencyKey }),
  ),
  // must precede the path with an id, which would also match
  route(endpoints.reorderDocuments, ({ user, body }) =>
    reorderDocuments(deps, user.id, body.documentOrders),
  ),
  route(endpoints.getDocumentFile, ({ user, params }) => getFile(deps, user.id, params.id)),
  route(endpoints.renameDocument, ({ user, params, body }) =>
    renameDocument(deps, user.id, params.id, body.name),
  ),
  route(endpoints.deleteDocument, ({ user, params }) => deleteDocument(deps, user.id, params.id)),
  route(internalEndpoints.getExtractedText, ({ user, params, signal }) =>
    getExtractedText(deps, user.id, params.id, signal),
  ),
  route(internalEndpoints.readFile, ({ user, req, query, signal }) =>
    extractFileText(deps, { userId: user.id, req, name: query.name, signal }),
  ),
  route(internalEndpoints.readUrl, ({ user, body, signal }) =>
    extractUrlText(deps, { userId: user.id, url: body.url }, signal),
  ),
];
