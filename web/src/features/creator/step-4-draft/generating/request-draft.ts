import type { Generation, GenerateRequest, Progress } from '@grantwright/shared/contract';
import { calls } from '../../../../lib/calls.ts';
import { stream } from '../../../../lib/stream.ts';

type Draft = {
  body: GenerateRequest;
  signal: AbortSignal;
  onProgress: (report: Progress) => void;
};

/** Requests a draft; reports each section as it is written. */
export const draftApplication = (draft: Draft): Promise<Generation> =>
  stream(calls.generateApplication, draft);
