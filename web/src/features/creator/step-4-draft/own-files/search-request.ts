import {
  limits,
  type ApplicationSummary,
  type FindPassagesRequest,
  type LibraryDocument,
  type Organization,
} from '@grantwright/shared/contract';
import { findNamed } from '@grantwright/shared/submission';
import type { CreatorState } from '../../state/creator-state.ts';
import { getWrittenAnalysis } from '../../state/written-analysis.ts';

export type OwnFiles = {
  documents: readonly LibraryDocument[];
  applications: readonly ApplicationSummary[];
  organizations: readonly Organization[];
};

type SearchState = Pick<
  CreatorState,
  'analysis' | 'documentIds' | 'organizationId' | 'organization' | 'saved' | 'submission'
>;

/**
 * Returns the request to search for passages that answer a section or a question. The search covers the documents
 * selected for the draft, then the rest of the library, and the organization's earlier applications and saved answers.
 * The files of the call and those of other teams are excluded.
 */
export function buildSearchRequest(
  state: SearchState,
  { documents, applications, organizations }: OwnFiles,
  asked: string,
): FindPassagesRequest {
  const ofCall = [
    state.analysis?.savedDocumentId,
    ...(state.analysis?.details.files ?? []).map(({ documentId }) => documentId),
  ];
  const isSelected = ({ id }: LibraryDocument) => state.documentIds.includes(id);
  const readable = documents.filter(
    ({ id, reading, organizationId = state.organizationId }) =>
      reading.state === 'read' &&
      !ofCall.includes(id) &&
      // shared with the team of another organization
      organizationId === state.organizationId,
  );
  const ordered = [
    ...readable.filter(isSelected),
    ...readable.filter((document) => !isSelected(document)),
  ];
  const earlier = applications.filter(
    ({ id, organizationId }) => organizationId === state.organizationId && id !== state.saved?.id,
  );
  const { sections = [] } = getWrittenAnalysis(state)?.details ?? {};
  const section = findNamed(sections, asked);
  const description = section?.description.trim();
  return {
    section: asked.slice(0, limits.title),
    prompts: section?.prompts.length ? section.prompts : description ? [description] : [],
    organizationName: state.organization.name.slice(0, limits.title),
    otherOrganizations: organizations
      .filter(({ id }) => id !== state.organizationId)
      .map(({ name }) => name)
      .slice(0, limits.pageSize),
    documentIds: ordered.slice(0, limits.sourceDocuments).map(({ id }) => id),
    applicationIds: earlier.slice(0, limits.sourceApplications).map(({ id }) => id),
    organizationId: state.organizationId || undefined,
    currentApplicationId: state.saved?.id,
  };
}
