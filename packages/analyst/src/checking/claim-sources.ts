import type {
  AnalysisDetails,
  Answer,
  OrganizationInfo,
  ExtractedText,
  Section,
} from '@grantwright/shared/contract';

export type SourceDocument = { documentId?: string; name: string; reading: ExtractedText };

/** All sources that a draft may be based on. */
export type ClaimSources = {
  organizationInfo?: OrganizationInfo;
  answers?: Answer[];
  documents?: SourceDocument[];
  grantProgram?: string;
  requirements?: string[];
  sections?: Section[];
  details?: AnalysisDetails;
};
