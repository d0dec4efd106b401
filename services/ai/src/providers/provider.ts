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
  LengthLimit,
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
  /**
   * Called before each request to a paid model with the maximum usage of the request; rejects if it would exceed a
   * limit.
   */
  reserve?: ReserveUsage;
  /** The responses already received by interrupted executions of the same job. */
  memory?: ResponseMemory;
};

export type ReserveUsage = (max: Usage) => Promise<SettleUsage>;
/** Called once per reservation with the actual usage, or undefined if nothing was used. Never rejects. */
export type SettleUsage = (used: Usage | undefined) => void | Promise<void>;

/** The usage of one request, as counted by the endpoint. */
export type Usage = { inputTokens: number; outputTokens: number };

/** A model's response. `length` means that the token limit cut off the text at an arbitrary place. */
export type ModelResponse = {
  text: string;
  finish: 'stop' | 'length';
  /** Token usage, if the endpoint reported it. */
  usage?: Usage | undefined;
};

export type ResponseMemory = {
  /** The unguessable delimiter of untrusted text, the same in every execution. */
  mark: string;
  recall: (request: string) => Promise<ModelResponse | undefined>;
  remember: (request: string, response: ModelResponse) => Promise<void>;
};

export type AnalyzeInput = Work & {
  extractedText: ExtractedText;
  /** ISO date; passed in, so that the check for past deadlines is a pure function. */
  today: string;
};

export type { SourceDocument };

export type ExtractInput = Work & { documents: SourceDocument[] };

export type DraftInput = Work & {
  grantProgram?: string;
  requirements: string[];
  sections: Section[];
  /** The limits, prompts and order of the sections, if found by an analysis. */
  details?: AnalysisDetails;
  organizationInfo: OrganizationInfo;
  answers: Answer[];
  documents: SourceDocument[];
  today: string;
  /** The name of the only section to draft; the others serve as context. */
  only?: string;
};

/** A question to answer from the sources, for the section with this name. */
export type AnswerInput = DraftInput & { section: string; question: string };

/** A section to rewrite without adding facts. */
export type ReviseInput = Work & {
  mode: 'shorten' | 'plainer';
  section: string;
  blocks: RichBlock[];
  limit: LengthLimit | undefined;
};

/** A drafted section without its heading, and notes for its writer. Gaps are marked `[NEEDS INPUT: question]`. */
export type DraftedSection = { name: string; blocks: RichBlock[]; notes?: WriterNote[] };

/**
 * The interface to an analyst. Every implementation passes the same contract tests, and the claims of every draft are
 * checked afterwards.
 */
export interface AiProvider {
  readonly name: 'built-in' | 'openai';
  /** Shown to the user. Both are absent if no text leaves the machine. */
  readonly endpoint?: string;
  readonly model?: string;
  analyze(input: AnalyzeInput): Promise<Omit<Analysis, 'savedDocumentId'>>;
  extract(input: ExtractInput): Promise<Extraction>;
  /** Calls `onSection` once per finished section, in any order; the result is in the funder's order. */
  draft(
    input: DraftInput & { onSection: (section: DraftedSection) => void },
  ): Promise<DraftedSection[]>;
  /** Returns the answer without gaps; empty if the sources do not contain an answer. */
  answer(input: AnswerInput): Promise<RichBlock[]>;
  /** Absent if the provider cannot rewrite text. */
  revise?(input: ReviseInput): Promise<RichBlock[]>;
}
