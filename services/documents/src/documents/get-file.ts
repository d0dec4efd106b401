import { FileResponse, type TeamAccess } from '@grantwright/shared/service';
import { BlobNotFoundError } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import { createDocumentNotFoundError, findDocument } from './find-document.ts';

/** Returns a document's file under its original name. */
export async function getFile(deps: Deps, access: TeamAccess, id: string): Promise<FileResponse> {
  const { blobs, log } = deps;
  const { originalName, fileKey } = await findDocument(deps, access, id);
  try {
    return new FileResponse(originalName, await blobs.get(fileKey));
  } catch (error) {
    if (!(error instanceof BlobNotFoundError)) throw error;
    log.error({ documentId: id }, 'document file missing');
    throw createDocumentNotFoundError();
  }
}
