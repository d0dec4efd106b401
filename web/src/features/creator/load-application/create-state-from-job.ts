import type { Analysis, Job, Organization } from '@grantwright/shared/contract';
import { api } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { creatorReducer } from '../state/creator-reducer.ts';
import type { CreatorState } from '../state/creator-state.ts';

/** How many earlier analyses to search for the one a draft is based on. */
const maxAnalyses = 5;

/**
 * Creates a state that tracks a job started in another browser. The job does not record the organization, so the
 * default one is selected and the user can change it.
 */
export async function createStateFromJob(saved: CreatorState, id: string): Promise<CreatorState> {
  const job = await api(endpoints.getJob, { params: { id } });
  if (job.kind === 'extraction') return saved;
  // A rewrite locates its section in the saved text.
  if (job.kind === 'rewrite')
    return saved.document
      ? { ...saved, jobs: { rewrite: { kind: 'rewrite', id } }, openedJob: id }
      : saved;
  const organization = saved.organizationId ? undefined : await fetchDefaultOrganization();
  const state = organization
    ? creatorReducer(saved, { type: 'organization-chosen', organization })
    : saved;
  const jobState: Partial<CreatorState> = {
    jobs: { [job.kind]: { kind: job.kind, id } },
    openedJob: id,
  };
  if (job.kind === 'analysis') return { ...state, ...jobState, step: 2 };
  const analysis = state.analysis ?? (await findAnalysisOfDraft(job));
  const stateWithAnalysis = analysis
    ? creatorReducer(state, { type: 'analyzed', analysis })
    : state;
  return {
    ...stateWithAnalysis,
    ...jobState,
    step: 4,
    title: stateWithAnalysis.title || job.title,
    grantProgram: stateWithAnalysis.grantProgram || job.title,
  };
}

async function fetchDefaultOrganization(): Promise<Organization | undefined> {
  const organizations = await api(endpoints.listOrganizations);
  return organizations.find(({ isDefault }) => isDefault);
}

/** Finds the latest analysis of the same program that finished before the draft was started. */
async function findAnalysisOfDraft({ title, startedAt }: Job): Promise<Analysis | undefined> {
  const jobs = await api(endpoints.listJobs);
  const earlierAnalyses = jobs.filter(
    ({ kind, state, finishedAt = '' }) =>
      kind === 'analysis' && state === 'done' && finishedAt <= startedAt,
  );
  for (const { id } of earlierAnalyses.slice(0, maxAnalyses)) {
    const { analysis } = await api(endpoints.getJob, { params: { id } });
    if (analysis?.grantProgram === title) return analysis;
  }
  return undefined;
}
