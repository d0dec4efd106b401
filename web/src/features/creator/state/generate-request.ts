import type { GenerateRequest } from '@grantwright/shared/contract';
import { limits } from '@grantwright/shared/contract';
import { divideSections, restoreSourceDetails } from '@grantwright/shared/submission';
import type { CreatorState } from './creator-state.ts';
import { getAnswers } from './get-answers.ts';
import { toOrganizationInfo } from '../../../domain/organization-form/organization-form.ts';

/** Returns the request for a draft; undefined if the analysis or the organization name is missing. */
export function buildGenerateRequest(state: CreatorState): GenerateRequest | undefined {
  const { analysis, submission } = state;
  if (!analysis || state.organization.name.trim() === '') return undefined;
  const answers = getAnswers(state);
  const { written } = divideSections(analysis, submission?.sections);
  return {
    requirements: analysis.requirements,
    sections: written,
    organizationInfo: toOrganizationInfo(state.organization, state.additionalInfo),
    grantProgram: state.grantProgram.trim().slice(0, limits.title),
    ...(answers.length > 0 && { answers }),
    ...(state.documentIds.length > 0 && { documentIds: state.documentIds }),
    details: restoreSourceDetails(analysis.details, submission?.sections),
  };
}
