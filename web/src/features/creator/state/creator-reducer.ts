import type {
  Analysis,
  Application,
  Claim,
  DraftCheck,
  Generation,
  ModelUsage,
  Organization,
  Submission,
  WriterNote,
} from '@grantwright/shared/contract';
import { limits } from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import type {
  CreatorState,
  GuidelineSource,
  PendingCreate,
  RunningJob,
  Step,
  Work,
} from './creator-state.ts';
import {
  toOrganizationForm,
  type OrganizationField,
} from '../../../domain/organization-form/organization-form.ts';
import { withDoneJob, withJob, copyJobs, withoutJob } from './running-jobs.ts';
import { canGoTo } from './step-order.ts';
import { getSavedFields } from './saved-fields.ts';
import { withAnalysis, withReplacedAnalysis } from './with-analysis.ts';
import { withUsage } from './with-usage.ts';
import { withWork } from './unsaved-work.ts';
import {
  withOtherVersion,
  withoutWorkingCopy,
  withSentRevision,
  withWorkingCopy,
} from './working-copy.ts';

type Analyst = Generation['provider'];

export type CreatorAction =
  | { type: 'state-replaced'; state: CreatorState }
  | { type: 'step-changed'; step: Step }
  | { type: 'organization-chosen'; organization: Organization }
  | { type: 'organization-reset' }
  | { type: 'organization-field-edited'; field: OrganizationField; value: string }
  | { type: 'additional-info-edited'; value: string }
  | { type: 'source-edited'; source: Partial<GuidelineSource> }
  | { type: 'analyzed'; analysis: Analysis }
  | { type: 'analysis-replaced'; before: Analysis; after: Analysis }
  | { type: 'title-edited'; value: string }
  | { type: 'program-edited'; value: string }
  | { type: 'answered'; question: string; answer: string }
  | { type: 'document-picked'; id: string; isPicked: boolean }
  | { type: 'job-started'; job: RunningJob }
  | { type: 'job-done'; kind: RunningJob['kind']; usage: ModelUsage | undefined }
  | { type: 'job-ended'; kind: RunningJob['kind'] }
  | { type: 'generation-started' }
  | { type: 'generation-failed' }
  | { type: 'generated'; document: RichDocument; generation: Omit<Generation, 'content'> }
  | { type: 'note-dismissed'; note: WriterNote }
  | { type: 'checked'; check: DraftCheck }
  | { type: 'claims-added'; claims: Claim[]; writtenBy?: Analyst }
  | { type: 'submission-edited'; change: Partial<Submission> }
  | { type: 'text-edited'; document: RichDocument }
  /** A change whose code is loaded only by the part of the screen that makes it. */
  | { type: 'changed'; change: (state: CreatorState) => CreatorState }
  | { type: 'create-sent'; pending: PendingCreate }
  | { type: 'create-refused' }
  | { type: 'autosave-sent'; revision: string }
  | { type: 'autosaved'; revision: string; savedAt: string }
  | { type: 'working-copy-deleted' }
  | { type: 'conflict-seen'; version: number; revision: string | undefined }
  | { type: 'conflict-resolved'; work: Work; version: number; revision: string | undefined }
  | { type: 'saved'; application: Application };

export function creatorReducer(state: CreatorState, action: CreatorAction): CreatorState {
  switch (action.type) {
    case 'state-replaced':
      return { ...copyJobs(state, action.state), documentVersion: state.documentVersion + 1 };
    case 'step-changed':
      return canGoTo(state, action.step) ? { ...state, step: action.step } : state;
    case 'organization-chosen':
      return withOrganization(state, action.organization);
    case 'organization-reset':
      return { ...state, organization: state.profile };
    case 'organization-field-edited':
      return { ...state, organization: { ...state.organization, [action.field]: action.value } };
    case 'additional-info-edited':
      return { ...state, additionalInfo: action.value };
    case 'source-edited':
      return { ...state, source: { ...state.source, ...action.source } };
    case 'analyzed':
      return withAnalysis(state, action.analysis);
    case 'analysis-replaced':
      return withReplacedAnalysis(state, action);
    case 'title-edited':
      return { ...state, title: action.value };
    case 'program-edited':
      return { ...state, grantProgram: action.value };
    case 'answered':
      return { ...state, answers: { ...state.answers, [action.question]: action.answer } };
    case 'document-picked':
      return { ...state, documentIds: withPicked(state.documentIds, action.id, action.isPicked) };
    case 'job-started':
      return withJob(state, action.job);
    case 'job-done':
      return withDoneJob(state, action.kind, action.usage);
    case 'job-ended':
      return withoutJob(state, action.kind);
    case 'generation-started':
      return { ...state, step: 4 };
    case 'generation-failed':
      return { ...state, step: 3 };
    case 'generated':
      return withGeneration(state, action);
    case 'note-dismissed':
      return {
        ...state,
        writerNotes: (state.writerNotes ?? []).filter((note) => note !== action.note),
      };
    case 'checked':
      return withCheck(state, action.check);
    case 'claims-added':
      return withFacts(state, action);
    case 'submission-edited':
      return { ...state, submission: { ...state.submission, ...action.change } };
    case 'text-edited':
      return { ...state, document: action.document };
    case 'changed':
      return action.change(state);
    case 'create-sent':
      return { ...state, pendingCreate: action.pending };
    case 'create-refused':
      return { ...state, pendingCreate: null };
    case 'autosave-sent':
      return withSentRevision(state, action.revision);
    case 'autosaved':
      return withWorkingCopy(state, action);
    case 'working-copy-deleted':
      return withoutWorkingCopy(state);
    case 'conflict-seen':
      return withOtherVersion(state, action.version, action.revision);
    case 'conflict-resolved':
      return withOtherVersion(withWork(state, action.work), action.version, action.revision);
    case 'saved':
      return {
        ...withoutWorkingCopy(state),
        ...getSavedFields(action.application),
        pendingCreate: null,
      };
  }
}

function withGeneration(
  state: CreatorState,
  { document, generation }: Extract<CreatorAction, { type: 'generated' }>,
): CreatorState {
  const { provider, usage, notes = [], ...check } = generation;
  return {
    ...withUsage(withCheck(state, check), usage),
    document,
    documentVersion: state.documentVersion + 1,
    writerNotes: notes,
    // An outline does not contain drafted text.
    submission: {
      ...state.submission,
      writtenBy: state.submission?.isAssistOnly ? [] : [provider],
    },
    step: 4,
  };
}

/** Adds facts, and records the analyst if it wrote their text. */
function withFacts(
  state: CreatorState,
  { claims, writtenBy }: { claims: Claim[]; writtenBy?: Analyst },
): CreatorState {
  const { submission } = state;
  const writers = new Set(submission?.writtenBy);
  return {
    ...state,
    claims: withClaims(state.claims, claims),
    ...(writtenBy && { submission: { ...submission, writtenBy: [...writers.add(writtenBy)] } }),
  };
}

const withCheck = (state: CreatorState, check: DraftCheck): CreatorState => ({
  ...state,
  claims: check.claims,
  contradictions: check.contradictions ?? [],
});

/** Facts that already had a source keep it, because rewriting one section does not make them unsupported. */
function withClaims(known: Claim[], added: Claim[]): Claim[] {
  const isSupported = ({ source }: Claim) => source.type !== 'unsupported';
  const supported = new Set(known.filter(isSupported).map(({ text }) => text));
  const fresh = added.filter(({ text }) => !supported.has(text));
  const replaced = new Set(fresh.map(({ text }) => text));
  return [...known.filter(({ text }) => !replaced.has(text)), ...fresh];
}

function withOrganization(state: CreatorState, organization: Organization): CreatorState {
  const profile = toOrganizationForm(organization);
  return {
    ...state,
    organizationId: organization.id,
    organization: state.editsByOrganization[organization.id] ?? profile,
    profile,
    editsByOrganization: {
      ...state.editsByOrganization,
      [state.organizationId]: state.organization,
    },
  };
}

function withPicked(ids: string[], id: string, isPicked: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return isPicked && others.length < limits.sourceDocuments ? [...others, id] : others;
}
