import type {
  AnalysisDetails,
  Answer,
  OrganizationInfo,
  Reading,
  Section,
} from '@grantwright/shared/contract';
import type { RichBlock } from '@grantwright/shared/richtext';

/** What an application is drafted from. */
export type DraftMaterial = {
  grantProgram?: string;
  /** In the funder's order. */
  sections: readonly Section[];
  /** Limits, prompts and open questions of the sections, where an analysis gave them. */
  details?: AnalysisDetails;
  organizationInfo: OrganizationInfo;
  answers: readonly Answer[];
  documents: readonly { name: string; reading: Reading }[];
};

/** One drafted section, without its heading. Gaps are marked in it as `[NEEDS INPUT: question]`. */
export type DraftedSection = { name: string; blocks: RichBlock[] };
