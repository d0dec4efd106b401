import type {
  Analysis,
  Application,
  ApplicationFields,
  Claim,
  Contradiction,
  WriterNote,
  ModelUsage,
  Submission,
} from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import {
  emptyForm,
  type OrganizationForm,
} from '../../../domain/organization-form/organization-form.ts';

export type Step = 1 | 2 | 3 | 4;
export type SourceKind = 'library' | 'upload' | 'url';

/** The source of the guidelines. The chosen file itself is kept in component state. */
export type GuidelineSource = { kind: SourceKind; documentId: string; url: string };

/** A first save whose response was lost. It is retried with the same idempotency key. */
export type PendingCreate = { key: string; body: ApplicationFields };

/** A job that continues after this page is closed. */
export type RunningJob = {
  kind: 'analysis' | 'added-file' | 'draft' | 'rewrite';
  id: string;
  /** The analyzed document. */
  documentId?: string;
  /** The name of the file being added to the call. */
  name?: string;
  /** The index of the rewritten section's heading at the time the job was started. */
  block?: number;
  /** Whether the result is waiting for the user to accept or dismiss it. */
  isDone?: boolean;
};

/** Working copy revisions written by this page: the last confirmed one and any whose response was lost. */
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
  /** Answers by question. An empty answer counts as unanswered. */
  answers: Record<string, string>;
  documentIds: string[];
  document: RichDocument | null;
  /** The notes on the last draft, excluding dismissed ones. Absent in drafts stored by older versions. */
  writerNotes?: WriterNote[];
  /** Absent until the user edits any part of it. */
  submission?: Submission;
};

export type CreatorState = Work & {
  step: Step;
  /** The organization's unedited details, used to detect edits. */
  profile: OrganizationForm;
  /** Edited details by organization, kept while another organization is selected. */
  editsByOrganization: Record<string, OrganizationForm>;
  claims: Claim[];
  /** Absent in drafts stored by older versions. */
  contradictions?: Contradiction[];
  /** The tokens used by the language model for this application. */
  modelUsage?: ModelUsage;
  saved: { id: string; version: number } | null;
  /** The user's role for the saved application. Absent in drafts stored by older versions. */
  sharing?: Pick<Application, 'access' | 'isShared'>;
  /** The working copy on the server. Absent before the first autosave. */
  workingCopy?: KnownWorkingCopy;
  pendingCreate: PendingCreate | null;
  /** At most one running job per kind, resumed when the page is reopened. */
  jobs?: Partial<Record<RunningJob['kind'], RunningJob>>;
  /** The job from another browser from which the user opened this application. */
  openedJob?: string;
  /** Incremented when the text is replaced, so that the editor remounts. */
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
