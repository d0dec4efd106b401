import type { Analysis, Progress } from '@grantwright/shared/contract';
import { endpoints } from '../../../lib/endpoints.ts';
import { followJob, startJob } from '../../../domain/jobs/follow-job.ts';
import { uploadFiles } from '../../../lib/upload.ts';
import type { CreatorState, GuidelineSource, RunningJob } from '../state/creator-state.ts';
import { toOrganizationInfo } from '../../../domain/organization-form/organization-form.ts';
import { parseWebAddress } from './guideline-source.ts';

export type AnalysisStatus = {
  uploaded?: number;
  progress?: Progress;
  /** Whether the connection is lost while the analysis continues. */
  isDisconnected?: boolean;
};

type AnalysisInput = Pick<CreatorState, 'organization' | 'additionalInfo'> & {
  source: GuidelineSource;
  file: File | undefined;
  provider?: 'built-in' | undefined;
};

export type AnalysisHandlers = {
  signal: AbortSignal;
  onReport: (report: AnalysisStatus) => void;
};

export type Attempt = AnalysisHandlers & {
  /** Called with the id of the analysis job and the id of its library document. */
  onJob: (id: string, documentId: string | undefined) => void;
  /** Returns the same idempotency key for every attempt with the same file. */
  keyFor: (sent: unknown) => string;
  /** Returns the document id of a file uploaded by an earlier attempt. */
  savedId: (file: File) => string | undefined;
  onSaved: (file: File, id: string) => void;
};

/** Requests an analysis of the guidelines. A local file is first uploaded to the library. */
export async function requestAnalysis(input: AnalysisInput, attempt: Attempt): Promise<Analysis> {
  const { organization, additionalInfo, source, file, provider } = input;
  const { onReport, onJob } = attempt;
  const handlers = createReporter(attempt);
  const hasOrganization = organization.name.trim() !== '';
  const shared = {
    ...(hasOrganization && { organizationInfo: toOrganizationInfo(organization, additionalInfo) }),
    ...(provider && { provider }),
  };
  if (source.kind === 'url') {
    return startJob(endpoints.analyzeUrl, {
      body: { url: parseWebAddress(source.url) ?? source.url.trim(), ...shared },
      ...handlers,
      onJob: (id) => onJob(id, undefined),
    });
  }
  const documentId =
    source.kind === 'upload' && file ? await uploadOnce(file, attempt) : source.documentId;
  onReport({});
  const analysis = await startJob(endpoints.analyzeDocument, {
    body: { documentId, ...shared },
    ...handlers,
    onJob: (id) => onJob(id, documentId),
  });
  return { ...analysis, savedDocumentId: documentId };
}

/** Resumes tracking an analysis started before the page was reopened. */
export async function resumeAnalysis(
  { id, documentId }: RunningJob,
  handlers: AnalysisHandlers,
): Promise<Analysis> {
  const analysis = await followJob(id, 'analysis', createReporter(handlers));
  return { ...analysis, ...(documentId && { savedDocumentId: documentId }) };
}

function createReporter({ signal, onReport }: AnalysisHandlers) {
  let latest: AnalysisStatus = {};
  const report = (change: AnalysisStatus) => onReport((latest = { ...latest, ...change }));
  return {
    signal,
    onProgress: (progress: Progress) => report({ progress }),
    onConnection: (isConnected: boolean) => report({ isDisconnected: !isConnected }),
  };
}

async function uploadOnce(file: File, attempt: Attempt): Promise<string> {
  const savedId = attempt.savedId(file);
  if (savedId !== undefined) return savedId;
  const { id } = await uploadFiles(endpoints.upload, {
    files: [file],
    signal: attempt.signal,
    idempotencyKey: attempt.keyFor([file.name, file.size, file.lastModified]),
    onProgress: (share) => attempt.onReport({ uploaded: share }),
  });
  attempt.onSaved(file, id);
  return id;
}
