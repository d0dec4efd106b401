import type { Endpoint } from '@grantwright/shared/contract';
import { answerEndpoints } from '../../../domain/answers/answer-endpoints.ts';
import { api, apiFile, apiPage } from '../../../lib/api.ts';
import { endpoints, type WireEndpoint } from '../../../lib/endpoints.ts';
import { isSignedOut } from '../../../lib/errors.ts';
import { uncheckedOptions, type ResponseBody } from '../../../lib/request.ts';
import {
  addFiles,
  readBytes,
  encodeText,
  toFailedFile,
  createArchive,
  retryWhenRateLimited,
  type FailedFile,
} from '../../../domain/archive/zip-archive.ts';
import { reviewEndpoints } from '../../../domain/review/review-endpoints.ts';
import type { ArchiveOptions } from '../../../domain/archive/use-archive-download.ts';
import { formatExportContents } from './export-contents.ts';
import { createExportFiles, type ExportedLists, type ExportFile } from './export-files.ts';

type Lists = { lists: ExportedLists; failed: FailedFile[] };

/**
 * Collects the user's records into a ZIP archive. Files that fail to load are left out and listed.
 *
 * @throws the last list's error if no list could be loaded
 */
export async function buildExport(
  date: string,
  { signal, onStep }: ArchiveOptions,
): Promise<{ blob: Blob; failed: FailedFile[] }> {
  const { lists, failed: failedLists } = await loadLists(signal);
  const files = createExportFiles(lists);
  const archive = createArchive();
  const failedFiles = await addFiles(archive, files, {
    load: (file) => fetchContent(file, signal),
    onFile: (_, index) => onStep(`File ${index + 1} of ${files.length}`),
    signal,
  });
  const failed = [...failedLists, ...failedFiles];
  archive.add('contents.txt', encodeText(formatExportContents({ date, files, failed })));
  return { blob: archive.end(), failed };
}

async function loadLists(signal: AbortSignal): Promise<Lists> {
  const failed: FailedFile[] = [];
  const load = async <C extends Endpoint>(path: string, endpoint: WireEndpoint<C>) => {
    try {
      return await fetchAllItems(endpoint, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (isSignedOut(error)) throw error;
      failed.push(toFailedFile(path, error));
      return undefined;
    }
  };
  const lists = {
    organizations: await load('organizations.json', endpoints.listOrganizations),
    payments: await load('payments.json', endpoints.listPayments),
    documents: await load('documents', endpoints.listDocuments),
    applications: await load('applications', endpoints.listApplications),
    answers: await load('answers.json', answerEndpoints.listAnswers),
  };
  if (failed.length === Object.keys(lists).length) throw failed.at(-1)?.error;
  return { lists, failed };
}

type Item<C extends Endpoint> = ResponseBody<C> extends (infer One)[] ? One : never;

/** Loads all pages of a list. */
async function fetchAllItems<C extends Endpoint>(
  endpoint: WireEndpoint<C>,
  signal: AbortSignal,
  params?: { id: string },
): Promise<Item<C>[]> {
  const items: Item<C>[] = [];
  let cursor: string | undefined;
  do {
    const options = uncheckedOptions<C>({ query: { cursor }, signal, ...(params && { params }) });
    const page = await retryWhenRateLimited(() => apiPage(endpoint, ...options), signal);
    items.push(...page.items);
    cursor = page.next;
  } while (cursor !== undefined);
  return items;
}

async function fetchContent(file: ExportFile, signal: AbortSignal): Promise<Uint8Array> {
  if (file.kind === 'list') return encodeJson(file.items);
  const params = { id: file.id };
  switch (file.kind) {
    case 'document':
      return readBytes(apiFile(endpoints.getDocumentFile, { params, signal }));
    case 'word':
      return readBytes(apiFile(endpoints.downloadApplication, { params, signal }));
    case 'application':
      return encodeJson({
        ...(await api(endpoints.getApplication, { params, signal })),
        comments: await fetchAllItems(reviewEndpoints.listComments, signal, params),
      });
  }
}

const encodeJson = (value: unknown) => encodeText(`${JSON.stringify(value, null, 2)}\n`);
