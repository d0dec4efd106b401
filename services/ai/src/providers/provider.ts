import type { SourceDocument } from '@grantwright/analyst';
import type {
  Analysis,
  AnalysisDetails,
  Answer,
  Extraction,
  OrganizationInfo,
  Progress,
  ExtractedText,
  Section,
  SectionLimit,
  WriterNote,
} from '@grantwright/shared/contract';
import type { RichBlock } from '@grantwright/shared/richtext';

type Work = {
  /** The user who requested the work; jobs of different users are scheduled fairly. */
  userId: string;
  /** Aborted when the user disconnects or cancels. */
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  /** Called with the usage of each request to a paid model. */
  onUsage?: (usage: Usage) => void;
  /** Called before each request to a paid model with its maximum usage; rejects when that exceeds a limit. */
  reserve?: ReserveUsage;
  /** The responses that interrupted executions of the same work have received. */
  memory?: ResponseMemory;
};

export type ReserveUsage = (max: Usage) => Promise<SettleUsage>;
/** Called once per reservation with the actual usage; undefined if there was none. Never rejects. */
export type SettleUsage = (used: Usage | undefined) => void | Promise<void>;

/** The usage of one request, as counted by the endpoint. */
export type Usage = { inputTokens: number; outputTokens: number };

/** A model's response; with `length`, the token limit cut the text at an arbitrary place. */
export type ModelResponse = {
  text: string;
  finish: 'stop' | 'length';
  /** Token usage, if the endpoint reported it. */
  usage?: Usage | undefined;
};

export type ResponseMemory = {
  /** The delimiter of untrusted text, the same in every execution; unguessable. */
  mark: string;
  recall: (request: string) => Promise<ModelResponse | undefined>;
  remember: (request: string, response: ModelResponse) => Promise<void>;
};

export type AnalyzeInput = Work & {
  reading: ExtractedText;
  /** ISO date; passed in, so that the check for past deadlines is a pure function. */
  today: string;
};

export type { SourceDocument };

export type ExtractInput = Work & { documents: SourceDocument[] };

export type DraftInput = Work & {
  grantProgram?: string;
  requirements: string[];
  sections: Section[];
  /** Limits, prompts and order of the sections, if an analysis found them. */
  details?: AnalysisDetails;
  organizationInfo: OrganizationInfo;
  answers: Answer[];
  documents: SourceDocument[];
  today: string;
  /** The name of the only section to draft; the others are context. */
  only?: string;
};

/** A question to answer from the sources, for the section of this name. */
export type AnswerInput = DraftInput & { section: string; question: string };

/** A section to rewrite without adding facts. */
export type ReviseInput = Work & {
  mode: 'shorten' | 'plainer';
  section: string;
  blocks: RichBlock[];
  limit: SectionLimit | undefined;
};

/** A drafted section without its heading, and notes for its writer. Gaps are marked `[NEEDS INPUT: question]`. */
export type DraftedSection = { name: string; blocks: RichBlock[]; notes?: WriterNote[] };

/**
 * The port to an analyst. Every implementation passes the same contract tests, and every draft is followed by the
 * claim check.
 */
export interface AiProvider {
  readonly name: 'built-in' | 'openai';
  /** Shown to the user; both are absent when no text leaves the machine. */
  readonly endpoint?: string;
  readonly model?: string;
  analyze(input: AnalyzeInput): Promise<Omit<Analysis, 'savedDocumentId'>>;
  extract(input: ExtractInput): Promise<Extraction>;
  /** Calls `onSection` once per finished section, in any order; the result has the funder’s order. */
  draft(
    input: DraftInput & { onSection: (section: DraftedSection) => void },
  ): Promise<DraftedSection[]>;
  /** The answer without gaps; empty if the sources contain no answer. */
  answer(input: AnswerInput): Promise<RichBlock[]>;
  /** Absent if the provider cannot rewrite text. */
  revise?(input: ReviseInput): Promise<RichBlock[]>;
}
