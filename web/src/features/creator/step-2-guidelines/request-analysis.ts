import type { Analysis, Progress } from '@grantwright/shared/contract';
import { calls } from '../../../lib/calls.ts';
import { stream } from '../../../lib/stream.ts';
import { upload } from '../../../lib/upload.ts';
import type { CreatorState, GuidelineSource } from '../state/creator-state.ts';
import { toOrganizationInfo } from '../../../organization-form/organization-form.ts';
import { toWebAddress } from './guideline-source.ts';

export type AnalysisStatus = { uploaded?: number; progress?: Progress };

type AnalysisInput = Pick<CreatorState, 'organization' | 'additionalInfo'> & {
  source: GuidelineSource;
  file: File | undefined;
};

type Attempt = {
  signal: AbortSignal;
  onReport: (report: AnalysisStatus) => void;
  /** The same idempotency key for each attempt with the same file. */
  keyFor: (sent: unknown) => string;
  /** The document id of a file that an earlier attempt uploaded. */
  savedId: (file: File) => string | undefined;
  onSaved: (file: File, id: string) => void;
};

/** Requests the analysis of guidelines; uploads a file to the library first. */
export async function analyze(input: AnalysisInput, attempt: Attempt): Promise<Analysis> {
  const { organization, additionalInfo, source, file } = input;
  const { signal, onReport } = attempt;
  const onProgress = (progress: Progress) => onReport({ progress });
  const isKnown = organization.name.trim() !== '';
  const known = isKnown && { organizationInfo: toOrganizationInfo(organization, additionalInfo) };
  if (source.kind === 'url') {
    return stream(calls.analyzeUrl, {
      body: { url: toWebAddress(source.url) ?? source.url.trim(), ...known },
      signal,
      onProgress,
    });
  }
  const documentId =
    source.kind === 'upload' && file ? await saved(file, attempt) : source.documentId;
  onReport({});
  const analysis = await stream(calls.analyzeDocument, {
    body: { documentId, ...known },
    signal,
    onProgress,
  });
  return { ...analysis, savedDocumentId: documentId };
}

async function saved(file: File, attempt: Attempt): Promise<string> {
  const before = attempt.savedId(file);
  if (before !== undefined) return before;
  const { id } = await upload(calls.upload, {
    files: [file],
    signal: attempt.signal,
    idempotencyKey: attempt.keyFor([file.name, file.size, file.lastModified]),
    onProgress: (share) => attempt.onReport({ uploaded: share }),
  });
  attempt.onSaved(file, id);
  return id;
}
