import type {
  Analysis,
  Extraction,
  OrganizationInfo,
  Problem,
  ProblemCode,
  Progress,
  Question,
  Requirement,
} from '@grantwright/shared/contract';
import type { MessagePort } from 'node:worker_threads';
import type { CheckInput, CheckResult, FoundPassage, PassageSearch } from '@grantwright/analyst';
import type { RichBlock } from '@grantwright/shared/richtext';
import type {
  AnalyzeInput,
  AnswerInput,
  DraftedSection,
  DraftInput,
  ExtractInput,
} from './provider.ts';

/** Not sent to a thread, because canceling terminates it. */
type OmittedField = 'userId' | 'signal' | 'onProgress' | 'onUsage' | 'reserve' | 'onSection';

/** The questions of an analysis, and the profile that may answer some of them. */
export type QuestionsInput = { questions: Question[]; organizationInfo: OrganizationInfo };

export type AnalystTasks = {
  analyze: { input: Omit<AnalyzeInput, OmittedField>; result: Omit<Analysis, 'savedDocumentId'> };
  extract: { input: Omit<ExtractInput, OmittedField>; result: Extraction };
  draft: { input: Omit<DraftInput, OmittedField>; result: DraftedSection[] };
  answer: { input: Omit<AnswerInput, OmittedField>; result: RichBlock[] };
  check: { input: CheckInput; result: CheckResult };
  passages: { input: PassageSearch; result: FoundPassage[] };
  questions: { input: QuestionsInput; result: Question[] };
  /** Returns, for each requirement, the index of the one that replaces it. */
  repetitions: { input: { requirements: readonly Requirement[] }; result: number[] };
};
export type AnalystTaskName = keyof AnalystTasks;

export type WorkerRequest = {
  [N in AnalystTaskName]: { name: N; input: AnalystTasks[N]['input'] };
}[AnalystTaskName] & {
  port: MessagePort;
};

/** An AppError is sent as data; any other error is thrown. */
export type WorkerReply =
  | { result: AnalystTasks[AnalystTaskName]['result'] }
  | { failure: { code: ProblemCode; detail: string; errors?: Problem['errors'] } };

/**
 * Messages from the thread during a job: progress, or texts to embed. `end` comes last, so that no message follows the
 * reply.
 */
export type WorkerMessage =
  | { progress: Progress }
  | { section: DraftedSection }
  | { embed: string[] }
  | { end: true };

/** The response to `embed`: one embedding per text, or a failure. */
export type EmbeddingReply = { embeddings: Float32Array[] } | { failure: string };
