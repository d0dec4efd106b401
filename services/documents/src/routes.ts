import { endpoints, internalEndpoints } from '@grantwright/shared/contract';
import { route, createTeamRoute, type Route } from '@grantwright/shared/service';
import type { Deps } from './deps.ts';
import { createDocument } from './documents/create-document.ts';
import { deleteDocument } from './documents/delete-document.ts';
import { getFile } from './documents/get-file.ts';
import { listDocuments } from './documents/list-documents.ts';
import { renameDocument } from './documents/rename-document.ts';
import { reorderDocuments } from './documents/reorder-documents.ts';
import { shareDocument } from './documents/share-document.ts';
import { getExtractedText } from './extracted-texts/get-extracted-text.ts';
import { extractFileText } from './extracted-texts/extract-file-text.ts';
import { extractUrlText } from './extracted-texts/extract-url-text.ts';

export const createRoutes = (deps: Deps): Route[] => {
  const teamRoute = createTeamRoute(deps.memberships);
  return [
    teamRoute(endpoints.listDocuments, (access, { query }) =>
      listDocuments(deps, access, query.cursor),
    ),
    ...[endpoints.createDocument, endpoints.upload].map((endpoint) =>
      teamRoute(endpoint, (access, { req, query, signal, idempotencyKey }) =>
        createDocument(deps, access, { ...query, req, signal, key: idempotencyKey }),
      ),
    ),
    // must precede the path with an ID, which would match as well
    teamRoute(endpoints.reorderDocuments, (access, { body }) =>
      reorderDocuments(deps, access, body.documentOrders),
    ),
    teamRoute(endpoints.getDocumentFile, (access, { params }) => getFile(deps, access, params.id)),
    teamRoute(endpoints.renameDocument, (access, { params, body }) =>
      renameDocument(deps, access, params.id, body.name),
    ),
    teamRoute(endpoints.shareDocument, (access, { params, body }) =>
      shareDocument(deps, access, { ...params, ...body }),
    ),
    teamRoute(endpoints.deleteDocument, (access, { params }) =>
      deleteDocument(deps, access, params.id),
    ),
    teamRoute(internalEndpoints.getExtractedText, (access, { params, signal }) =>
      getExtractedText(deps, access, params.id, signal),
    ),
    route(internalEndpoints.readFile, ({ user, req, query, signal }) =>
      extractFileText(deps, { userId: user.id, req, name: query.name, signal }),
    ),
    route(internalEndpoints.readUrl, ({ user, body, signal }) =>
      extractUrlText(deps, { userId: user.id, url: body.url }, signal),
    ),
  ];
};
