import type { Application } from '@grantwright/shared/contract';
import { htmlToDocument } from '../../../lib/html-to-document.ts';
import { newApplication, type CreatorState } from './creator-state.ts';
import { emptyForm, infoToForm } from '../../../domain/organization-form/organization-form.ts';
import { getSavedFields } from './saved-fields.ts';
import { getInitialStep } from './step-order.ts';

/** Converts a saved application to creator state. */
export function applicationToState(application: Application): CreatorState {
  const organization = application.organizationInfo
    ? infoToForm(application.organizationInfo)
    : emptyForm;
  const state: CreatorState = {
    ...newApplication,
    organizationId: application.organizationId,
    organization,
    profile: organization,
    additionalInfo: application.organizationInfo?.additionalInfo ?? '',
    source: { kind: 'library', documentId: application.analysis?.savedDocumentId ?? '', url: '' },
    analysis: application.analysis ?? null,
    title: application.title,
    grantProgram: application.grantProgram,
    answers: Object.fromEntries(
      (application.answers ?? []).map(({ question, answer }) => [question, answer]),
    ),
    document: application.content === '' ? null : htmlToDocument(application.content),
    writerNotes: application.writerNotes ?? [],
    ...(application.modelUsage && { modelUsage: application.modelUsage }),
    ...(application.submission && { submission: application.submission }),
    ...getSavedFields(application),
  };
  return { ...state, step: getInitialStep(state) };
}
