/** Where the applicant can fix a finding. */
export type Place =
  | { type: 'words'; words: string }
  | { type: 'section'; name: string }
  /** A section that is over its limit, with the sentences that can be removed. */
  | { type: 'shorten'; name: string }
  | { type: 'gap' }
  | { type: 'step'; step: 1 | 2 | 3 | 4 }
  | { type: 'attachment'; name: string }
  /** `header`: the line at the top of each page of the Word and PDF files. */
  | { type: 'title' | 'program' | 'sections' | 'ai-statement' | 'budget' | 'header' }
  /** One of the notices at the top of step 3. */
  | { type: 'before-you-start'; topic: 'deadline' | 'eligibility' | 'ai' }
  | { type: 'requirement'; text: string }
  /** A field of the organization, by its name in `OrganizationInfo`. */
  | { type: 'profile'; field: string };

export type FindingLevel = 'blocker' | 'warning';

/** A problem that blocks an application, or that the applicant should check before sending it. */
export type Finding = {
  rule: string;
  /** A blocker is certain and fatal; everything else is a warning. */
  level: FindingLevel;
  /** Identifies the finding with its facts, so that a dismissed warning stays dismissed until they change. */
  key: string;
  text: string;
  help?: string;
  place?: Place;
  /** The funder's words on which the finding is based. */
  quote?: string;
  page?: number;
  /** The index of the file in the call. */
  file?: number;
};
