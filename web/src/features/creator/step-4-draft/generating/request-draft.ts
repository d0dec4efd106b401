import type { Generation, GenerateRequest, Progress } from '@grantwright/shared/contract';
import { endpoints } from '../../../../lib/endpoints.ts';
import { followJob, startJob } from '../../../../domain/jobs/follow-job.ts';

type DraftHandlers = {
  signal: AbortSignal;
  onProgress: (report: Progress) => void;
  onConnection: (isConnected: boolean) => void;
};
type Draft = DraftHandlers & { body: GenerateRequest; onJob: (id: string) => void };

/** Requests a draft and reports each section as it is written. */
export const draftApplication = (draft: Draft): Promise<Generation> =>
  startJob(endpoints.generateApplication, draft);

/** Resumes tracking a draft started before the page was reopened. */
export const resumeDraft = (id: string, handlers: DraftHandlers): Promise<Generation> =>
  followJob(id, 'generation', handlers);
