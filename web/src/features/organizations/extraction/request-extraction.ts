import type { Extraction, LibraryDocument, Progress } from '@grantwright/shared/contract';
import { endpoints } from '../../../lib/endpoints.ts';
import { followJob, startJob } from '../../../domain/jobs/follow-job.ts';
import { buildForm } from '../../../lib/upload.ts';
import {
  getAnalyst,
  getExtractedFields,
  getNotes,
  type ExtractedField,
} from './extracted-fields.ts';
import type { RunningExtraction } from './running-extraction.ts';
import { uploadToLibrary } from './upload-to-library.ts';

export type ExtractionSource =
  | { kind: 'files'; files: File[]; provider?: 'built-in' }
  | { kind: 'document'; document: LibraryDocument; provider?: 'built-in' }
  | { kind: 'job'; job: RunningExtraction };

export type ExtractionResult = {
  fields: ExtractedField[];
  notes: string[];
  /** The analyst that processed the documents. */
  analyst: Extraction['provider'];
  /** How many files were saved to the library. */
  savedCount?: number;
};

export type ExtractionStatus = {
  text: string;
  isWaiting?: boolean;
  /** Whether the extraction continues after the dialog is closed. */
  canLeave?: boolean;
};

export type ExtractionContext = {
  signal: AbortSignal;
  getIdempotencyKey: (file: File) => string;
  onStatus: (status: ExtractionStatus) => void;
  onJob: (job: RunningExtraction) => void;
  onFilesSaved: () => void;
};

const extractingStatus: ExtractionStatus = { text: 'Extracting information...' };
const followingStatus: ExtractionStatus = { ...extractingStatus, canLeave: true };

/** Extracts organization fields. Files are first saved to the library. */
export async function requestExtraction(
  source: ExtractionSource,
  context: ExtractionContext,
): Promise<ExtractionResult> {
  if (source.kind === 'files') return extractFromFiles(source, context);
  const { id } = source.kind === 'job' ? source.job : source.document;
  const documentName = source.kind === 'job' ? source.job.document : source.document.name;
  context.onStatus(source.kind === 'job' ? followingStatus : extractingStatus);
  const response =
    source.kind === 'job'
      ? await followJob(id, 'extraction', createHandlers(context, documentName))
      : await startJob(endpoints.extractOrg, {
          params: { id },
          query: { provider: source.provider },
          ...createHandlers(context, documentName),
        });
  return {
    fields: getExtractedFields(response, documentName),
    notes: getNotes(response),
    analyst: getAnalyst(response),
  };
}

async function extractFromFiles(
  { files, provider }: Extract<ExtractionSource, { kind: 'files' }>,
  context: ExtractionContext,
): Promise<ExtractionResult> {
  const { signal, getIdempotencyKey, onStatus } = context;
  const { saved, notes, firstError } = await uploadToLibrary(files, {
    signal,
    getIdempotencyKey,
    onUploadStart(name, position) {
      const count = files.length > 1 ? ` (${position} of ${files.length})` : '';
      onStatus({ text: `Saving ${name} to your library${count}...` });
    },
  });
  const [first] = saved;
  if (!first) throw firstError;
  context.onFilesSaved();
  onStatus(extractingStatus);
  const documentName = saved.length === 1 ? first.name : 'your files';
  const response = await startJob(endpoints.extractOrgInfo, {
    form: buildForm(endpoints.extractOrgInfo, saved),
    query: { provider },
    ...createHandlers(context, documentName),
  });
  return {
    fields: getExtractedFields(response, documentName),
    notes: [...notes, ...getNotes(response)],
    analyst: getAnalyst(response),
    savedCount: saved.length,
  };
}

const createHandlers = ({ signal, onStatus, onJob }: ExtractionContext, documentName: string) => ({
  signal,
  onJob(id: string) {
    onJob({ id, document: documentName });
    onStatus(followingStatus);
  },
  onProgress: ({ stage }: Progress) =>
    onStatus(
      stage === 'waiting'
        ? { text: 'Waiting for your other extraction to finish...', isWaiting: true }
        : followingStatus,
    ),
  onConnection: (isConnected: boolean) => {
    if (!isConnected)
      onStatus({
        text: 'Connection lost. The extraction continues; reconnecting...',
        canLeave: true,
      });
  },
});
