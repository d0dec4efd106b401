import type { ApplicationFields } from '@grantwright/shared/contract';
import { documentToHtml } from '@grantwright/shared/richtext';
import { formatLongDate } from '../../../lib/format.ts';
import type { CreatorState } from './creator-state.ts';
import { getAnswers } from './get-answers.ts';
import { toOrganizationInfo } from '../../../domain/organization-form/organization-form.ts';

/** Returns the request that saves the application. The status is complete when saved from step 4. */
export function buildSaveRequest(state: CreatorState, now: Date): ApplicationFields {
  const { writerNotes = [] } = state;
  const answers = getAnswers(state);
  const hasOrganization = state.organization.name.trim() !== '';
  return {
    title: state.title.trim(),
    grantProgram: state.grantProgram.trim(),
    content: state.document ? documentToHtml(state.document) : '',
    status: state.step === 4 ? 'complete' : 'in_progress',
    applicationDate: formatLongDate(now),
    organizationId: state.organizationId,
    ...(state.analysis && { analysis: state.analysis }),
    ...(hasOrganization && {
      organizationInfo: toOrganizationInfo(state.organization, state.additionalInfo),
    }),
    ...(answers.length > 0 && { answers }),
    ...(writerNotes.length > 0 && { writerNotes }),
    ...(state.modelUsage && { modelUsage: state.modelUsage }),
    ...(state.submission && { submission: state.submission }),
    ...(state.workingCopy && { replaces: state.workingCopy.revisions }),
  };
}
