import type {
  AnalysisDetails,
  Answer,
  OrganizationInfo,
  ExtractedText,
  Section,
} from '@grantwright/shared/contract';
import type { RichBlock } from '@grantwright/shared/richtext';

/** The input for a draft. */
export type DraftMaterial = {
  grantProgram?: string;
  /** In the funder's order. */
  sections: readonly Section[];
  /** The limits, prompts and open questions of the sections, from an analysis. */
  details?: AnalysisDetails;
  organizationInfo: OrganizationInfo;
  answers: readonly Answer[];
  documents: readonly { name: string; reading: ExtractedText }[];
};

/** A drafted section, without its heading. Gaps are marked as `[NEEDS INPUT: question]`. */
export type DraftedSection = { name: string; blocks: RichBlock[] };
