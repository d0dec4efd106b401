import type { SourceDocument } from '@grantwright/analyst';
import type {
  Analysis,
  AnalysisDetails,
  Answer,
  Extraction,
  OrganizationInfo,
  Progress,
  Reading,
  Section,
} from '@grantwright/shared/contract';
import type { RichBlock } from '@grantwright/shared/richtext';

type Work = {
  /** For whom the work is done: users take turns. */
  userId: string;
  /** Aborted when the person goes away or cancels; the work then ends as soon as it can. */
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  /** Called with what each request to a paid model took. */
  onUsage?: (usage: Usage) => void;
  /** Called before each request to a paid model with the most it may take; rejects when there is no room for it. */
  reserve?: Reserve;
};

export type Reserve = (most: Usage) => Promise<Settle>;
/** Called once for each reservation, with what the request took; undefined when it took nothing. */
export type Settle = (used: Usage | undefined) => void;

/** What one request to a model took, as its endpoint counts. */
export type Usage = { inputTokens: number; outputTokens: number };

export type AnalyzeInput = Work & {
  reading: Reading;
  /** Today, so that a decision about past cycles is pure: ISO date. */
  today: string;
};

export type { SourceDocument };

export type ExtractInput = Work & { documents: SourceDocument[] };

export type DraftInput = Work & {
  grantProgram?: string;
  requirements: string[];
  sections: Section[];
  /** Limits, prompts and order of the sections, where an analysis gave them. */
  details?: AnalysisDetails;
  organizationInfo: OrganizationInfo;
  answers: Answer[];
  documents: SourceDocument[];
  today: string;
};

/** One drafted section, without its heading. Gaps stand in it as `[NEEDS INPUT: question]`. */
export type DraftedSection = { name: string; blocks: RichBlock[] };

/**
 * The port to whoever turns text into meaning. Every implementation passes the same contract suite,
 * and the check of claims runs after each of them.
 */
export interface AiProvider {
  readonly name: 'built-in' | 'openai';
  /** What the screens say about where text goes; both absent when nothing leaves the machine. */
  readonly endpoint?: string;
  readonly model?: string;
  analyze(input: AnalyzeInput): Promise<Omit<Analysis, 'savedDocumentId'>>;
  extract(input: ExtractInput): Promise<Extraction>;
  /** `onSection` is called once for each section as it is finished, in any order; the result is in the funder's order. */
  draft(
    input: DraftInput & { onSection: (section: DraftedSection) => void },
  ): Promise<DraftedSection[]>;
}
