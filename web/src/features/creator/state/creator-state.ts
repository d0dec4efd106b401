import type {
  Analysis,
  ApplicationFields,
  Claim,
  Contradiction,
} from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import { emptyForm, type OrganizationForm } from '../../../organization-form/organization-form.ts';

export type Step = 1 | 2 | 3 | 4;
export type SourceKind = 'library' | 'upload' | 'url';

/** Where the guidelines come from. The chosen file itself stays with the screen. */
export type GuidelineSource = { kind: SourceKind; documentId: string; url: string };

/** A first save whose outcome is not known: it is asked for again under the same key. */
export type PendingCreate = { key: string; body: ApplicationFields };

/** What a person makes in the creator: what is saved, restored and compared. */
export type Work = {
  organizationId: string;
  organization: OrganizationForm;
  additionalInfo: string;
  source: GuidelineSource;
  analysis: Analysis | null;
  title: string;
  grantProgram: string;
  /** By question; an empty answer is none. */
  answers: Record<string, string>;
  documentIds: string[];
  document: RichDocument | null;
};

export type CreatorState = Work & {
  step: Step;
  /** The fields as the organization filled them in: edits are told from them. */
  profile: OrganizationForm;
  /** What was typed for an organization before another one was chosen. */
  editsByOrganization: Record<string, OrganizationForm>;
  claims: Claim[];
  /** Absent in what an older version kept. */
  contradictions?: Contradiction[];
  saved: { id: string; version: number } | null;
  pendingCreate: PendingCreate | null;
  /** Counts the texts that replaced one another: the editor begins anew with each. */
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
