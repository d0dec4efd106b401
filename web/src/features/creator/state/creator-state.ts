import type {
  Analysis,
  ApplicationFields,
  Claim,
  Contradiction,
  WriterNote,
  Generation,
  ModelUsage,
  Submission,
} from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import { emptyForm, type OrganizationForm } from '../../../organization-form/organization-form.ts';

export type Step = 1 | 2 | 3 | 4;
export type SourceKind = 'library' | 'upload' | 'url';

/** The source of the guidelines; the chosen file itself is component state. */
export type GuidelineSource = { kind: SourceKind; documentId: string; url: string };

/** A first save without a response; it is repeated with the same idempotency key. */
export type PendingCreate = { key: string; body: ApplicationFields };

/** A job that continues after this page is closed. */
export type RunningJob = {
  kind: 'analysis' | 'added-file' | 'draft' | 'rewrite';
  id: string;
  /** The analyzed document. */
  documentId?: string;
  /** The name of a file that is added to the call. */
  name?: string;
  /** The index of the rewritten section's heading when the job was started. */
  block?: number;
  /** Whether its result waits for the user to accept or dismiss it. */
  isDone?: boolean;
};

/** Revisions of the working copy that this page wrote: the last confirmed one, and those without a response. */
export type KnownWorkingCopy = { revisions: string[]; savedAt?: string };

/** The user's input: saved, restored and compared to detect unsaved changes. */
export type Work = {
  organizationId: string;
  organization: OrganizationForm;
  additionalInfo: string;
  source: GuidelineSource;
  analysis: Analysis | null;
  title: string;
  grantProgram: string;
  /** Answers by question; an empty one counts as unanswered. */
  answers: Record<string, string>;
  documentIds: string[];
  document: RichDocument | null;
  /** The notes of the last draft, without dismissed ones. Absent in drafts stored by older versions. */
  writerNotes?: WriterNote[];
  /** Absent until the user edits part of it. */
  submission?: Submission;
};

export type CreatorState = Work & {
  step: Step;
  /** The unedited details of the organization, to detect edits. */
  profile: OrganizationForm;
  /** Edited details by organization, kept while another one is selected. */
  editsByOrganization: Record<string, OrganizationForm>;
  claims: Claim[];
  /** Absent in drafts stored by older versions. */
  contradictions?: Contradiction[];
  /** The tokens that the language model used for this application. */
  modelUsage?: ModelUsage;
  /** The analyst of the last draft in this browser. */
  draftedBy?: Generation['provider'];
  saved: { id: string; version: number } | null;
  /** The working copy on the server; absent before the first autosave. */
  workingCopy?: KnownWorkingCopy;
  pendingCreate: PendingCreate | null;
  /** One per kind, followed again when the page is reopened. */
  jobs?: Partial<Record<RunningJob['kind'], RunningJob>>;
  /** The job of another browser that the user opened to create this application. */
  openedJob?: string;
  /** Incremented when the text is replaced, which remounts the editor. */
  documentVersion: number;
};

export const newApplication: CreatorState = {
  step: 1,
  organizationId: '',
  organization: emptyForm,
  profile: emptyForm,
  editsByOrganization: {},
  additionalInfo: '',
  source: { kind: 'library', documentId: '', url: '' },
  analysis: null,
  title: '',
  grantProgram: '',
  answers: {},
  documentIds: [],
  document: null,
  claims: [],
  saved: null,
  pendingCreate: null,
  documentVersion: 0,
};
