const MIB = 1024 ** 2;

/** The limits of the product; those of teams are in team-limits.ts. Lengths are in characters, sizes in bytes. */
export const limits = {
  name: 200,
  title: 300,
  longText: 20_000,
  contentBytes: 2 * MIB,
  /** Elements, open questions and preformatted lines in an application's HTML: a few hundred full pages. */
  contentNodes: 20_000,
  fileBytes: 10 * MIB,
  bodyBytes: 4 * MIB,
  passwordMin: 6,
  passwordMax: 200,
  url: 2_000,
  /** Word fails to open files with longer link targets. */
  linkUrl: 2_083,
  pageSize: 200,
  requirements: 200,
  /** Requirements, rules about applicants and registrations. */
  checklist: 400,
  /** Sections found by an analysis. */
  sections: 60,
  /** Limits that each cover several sections together. */
  sharedLimits: 20,
  /** Those found by an analysis and those that the applicant entered. */
  combinedLimits: 40,
  /** Sections that the applicant can add; an application may have more that were stored earlier. */
  addedSections: 20,
  /** Names of sections in each list of the applicant's choices, including those of earlier analyses. */
  sectionChoices: 200,
  /** Sections to write: those found and those added. */
  writtenSections: 260,
  questions: 10,
  steps: 60,
  facts: 60,
  attachments: 60,
  /** The attachments of an analysis, and the same number that the applicant added before the analysis. */
  storedAttachments: 120,
  moreQuotes: 5,
  costs: 10,
  answers: 60,
  contradictions: 40,
  criteria: 40,
  callFiles: 10,
  /** The messages of an analysis to the user. */
  notes: 40,
  /** The funder's rules on the use of AI. */
  aiRules: 10,
  callChanges: 60,
  budgetLines: 100,
  reports: 20,
  dismissedFindings: 200,
  /** Revisions of a working copy that are unconfirmed because their responses were lost. */
  replacedRevisions: 20,
  automaticVersions: 50,
  namedVersions: 50,
  /** Saved answers of an organization. */
  savedAnswers: 500,
  writerNotes: 100,
  reviewLinks: 20,
  reviewDays: 90,
  commentsPerLink: 200,
  comment: 2_000,
  quote: 500,
  /** The context before and after a quote. */
  quoteContext: 60,
  sourceDocuments: 20,
  /** Earlier applications in which passages are searched. */
  sourceApplications: 10,
  extractionFiles: 10,
  fileNameLength: 50,
} as const;

/** The file size limit for messages. */
export const maxFileMb = limits.fileBytes / MIB;

/** Price in cents of each application after the free first one (docs/PRODUCT.md#pricing). */
export const price = { amount: 1000, currency: 'usd' } as const;

export const organizationTypes = [
  'nonprofit',
  'foundation',
  'charity',
  'educational',
  'healthcare',
  'religious',
  'other',
] as const;

export const organizationTypeLabels: Record<(typeof organizationTypes)[number], string> = {
  nonprofit: 'Non-Profit',
  foundation: 'Foundation',
  charity: 'Charity',
  educational: 'Educational Institution',
  healthcare: 'Healthcare Organization',
  religious: 'Religious Organization',
  other: 'Other',
};

export const applicationStatuses = ['in_progress', 'complete'] as const;

/** The stage of an application, from drafting to the funder's decision. */
export const submissionStatuses = [
  'drafting',
  'ready',
  'submitted',
  'awarded',
  'declined',
] as const;

/** The states of a checklist item that is not open. */
export const checklistStates = ['done', 'not-applicable'] as const;

export const attachmentStates = ['open', 'ready', 'not-applicable'] as const;

/**
 * How a portal counts characters. `browser` counts the way a form field does: UTF-16 code units, a line break as one;
 * `crlf` counts a line break as two; `code-points` counts an emoji as one. `word` counts the way Word does, without
 * line breaks.
 */
export const countingRules = [
  'browser',
  'crlf',
  'code-points',
  'word',
  'word-without-spaces',
] as const;

export const callFileKinds = [
  'notice',
  'new-version',
  'amendment',
  'faq',
  'form',
  'budget-template',
] as const;

export const paperSizes = ['letter', 'a4'] as const;

/** The category of a checklist item. */
export const requirementKinds = [
  'deadline',
  'eligibility',
  'amount',
  'limit',
  'attachment',
  'format',
  'content',
  'evaluation',
  'submission',
  'after-award',
] as const;

/** Whether a document accepts applications; `standing` means undated guidelines of a program. */
export const callStatuses = [
  'open',
  'rolling',
  'recurring',
  'not-yet-open',
  'closed',
  'standing',
  'not-a-call',
] as const;

/** Fields that the built-in analyst offers where a model found nothing. */
export const offeredFields = ['grantProgram', 'funder', 'deadline'] as const;

/** The topics of notes for the writer of a section. */
export const writerNoteKinds = [
  'ineligible',
  'unallowed-cost',
  'contradiction',
  'above-ceiling',
  'other',
] as const;

/** The kind of a dated step in a call; an `event` is one for applicants, such as a webinar or a site visit. */
export const stepKinds = [
  'letter-of-intent',
  'application',
  'event',
  'questions',
  'decision',
  'start',
  'report',
  'other',
] as const;

/**
 * Why a version was stored: the user named it, its text was about to be replaced (by a new draft, a restore, the
 * resolution of a conflict, or an edit), or it was discarded.
 */
export const versionReasons = ['named', 'draft', 'restore', 'conflict', 'edit', 'discard'] as const;

/** Kinds of analyst work that continue after the request has ended. */
export const jobKinds = ['analysis', 'extraction', 'draft', 'rewrite'] as const;

/** Ways to rewrite a section of a draft. */
export const rewriteModes = ['redo', 'shorten', 'plainer', 'answer'] as const;

export const jobStates = ['running', 'done', 'failed', 'canceled'] as const;

/** Shown in step 3 when an analysis finds nothing (docs/PRODUCT.md#application-creator). */
export const fallbackRequirement = 'Document analysis completed';
export const fallbackSections = ['Project Summary', 'Project Description', 'Budget'] as const;

/** The button and dialog of step 4 with review links and comments; the email about a new comment quotes it. */
export const shareForReviewLabel = 'Share for review';

/** The request header that makes a repeated creation return the first response. */
export const idempotencyHeader = 'Idempotency-Key';
