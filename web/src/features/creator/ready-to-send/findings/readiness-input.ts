import { documentToText, createEmptyDocument } from '@grantwright/shared/richtext';
import type { ReadinessInput } from '@grantwright/shared/submission';
import { getUserZone } from '../../../../domain/deadline/user-zone.ts';
import { toOrganizationInfo } from '../../../../domain/organization-form/organization-form.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { getAnswers } from '../../state/get-answers.ts';
import { findClaimsInText } from '../../claims/claim-source-text.ts';

/** Converts an application into the input for the readiness rules. */
export function toReadinessInput(state: CreatorState, now: Date): ReadinessInput {
  const document = state.document ?? createEmptyDocument();
  return {
    title: state.title,
    grantProgram: state.grantProgram,
    document,
    details: state.analysis?.details,
    organizationInfo: toOrganizationInfo(state.organization, state.additionalInfo),
    answers: getAnswers(state),
    submission: state.submission,
    claims: findClaimsInText(state.claims, documentToText(document)),
    contradictions: state.contradictions,
    now,
    userZone: getUserZone(),
  };
}
