import { internalEndpoints, limits } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import type { Readable } from 'node:stream';
import type { Deps } from '../deps.ts';
import type { SourceDocument } from '../providers/provider.ts';
import type { Requester } from '../requester.ts';
import type { Upload } from './open-upload.ts';
import { requireText } from './require-text.ts';

/** The maximum time from the first byte of a file to its text. */
const timeoutMs = 120_000;

export type Uploads = {
  documents: SourceDocument[];
  /** Notes on files that could not be read while others could. */
  notes: string[];
};

/**
 * Returns the text of uploaded files, which are not saved but streamed to *documents*. An unreadable file only adds a
 * note, unless it is the only file.
 */
export async function loadUploadedTexts(
  deps: Pick<Deps, 'internal'>,
  requester: Requester,
  upload: Upload,
  signal: AbortSignal,
): Promise<Uploads> {
  const documents: SourceDocument[] = [];
  const unreadable: { name: string; error: AppError }[] = [];
  await upload.eachFile(signal, async (name, file, stop) => {
    try {
      documents.push({
        name,
        reading: await readFile(deps, requester, { name, file, signal: stop }),
      });
    } catch (error) {
      if (!(error instanceof AppError && isAboutTheFile(error))) throw error;
      unreadable.push({ name, error });
    }
  });
  const [first] = unreadable;
  if (documents.length === 0 && first) throw first.error;
  return { documents, notes: unreadable.map(({ name, error }) => `${name}: ${error.detail}`) };
}

async function readFile(
  { internal }: Pick<Deps, 'internal'>,
  requester: Requester,
  { name, file, signal }: { name: string; file: Readable; signal: AbortSignal },
) {
  const extractedText = await internal.call(internalEndpoints.readFile, {
    token: requester.token,
    query: { name: name.slice(0, limits.title) },
    bytes: file,
    signal,
    timeout: timeoutMs,
  });
  return requireText(extractedText, `“${name}”`);
}

const isAboutTheFile = ({ code }: AppError): boolean =>
  code === 'unreadable-document' || code === 'unsupported-type';
