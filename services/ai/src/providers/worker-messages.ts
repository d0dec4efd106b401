import type {
  Analysis,
  Extraction,
  OrganizationInfo,
  Problem,
  ProblemCode,
  Progress,
  Question,
} from '@grantwright/shared/contract';
import type { MessagePort } from 'node:worker_threads';
import type { CheckInput, CheckResult } from '@grantwright/analyst';
import type { AnalyzeInput, DraftedSection, DraftInput, ExtractInput } from './provider.ts';

/** What cannot cross to a thread: to cancel, the thread is terminated. */
type Live = 'userId' | 'signal' | 'onProgress' | 'onUsage' | 'reserve' | 'onSection';

/** Questions of an analysis, and the organization that may have answered some of them. */
export type QuestionsInput = { questions: Question[]; organizationInfo: OrganizationInfo };

export type Jobs = {
  analyze: { input: Omit<AnalyzeInput, Live>; result: Omit<Analysis, 'savedDocumentId'> };
  extract: { input: Omit<ExtractInput, Live>; result: Extraction };
  draft: { input: Omit<DraftInput, Live>; result: DraftedSection[] };
  check: { input: CheckInput; result: CheckResult };
  questions: { input: QuestionsInput; result: Question[] };
};
export type JobName = keyof Jobs;

export type Job = { [N in JobName]: { name: N; input: Jobs[N]['input'] } }[JobName] & {
  port: MessagePort;
};

/** A failure with a business name crosses as data; any other as the error it is. */
export type Outcome =
  | { result: Jobs[JobName]['result'] }
  | { failure: { code: ProblemCode; detail: string; errors?: Problem['errors'] } };

/**
 * What the thread posts while it works: progress, or texts whose embeddings it waits for. `end` is its last
 * message, so that none comes after the outcome.
 */
export type WorkerMessage =
  { progress: Progress } | { section: DraftedSection } | { embed: string[] } | { end: true };

/** The response to `embed`: one embedding for each text, or why there is none. */
export type Embedded = { embeddings: Float32Array[] } | { failure: string };
