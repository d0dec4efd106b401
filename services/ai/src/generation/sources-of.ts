import { fallbackSections, type GenerateRequest, type Section } from '@grantwright/shared/contract';

type Asked = Omit<GenerateRequest, 'provider' | 'documentIds'>;

/** All that a draft may be made of, without the library's documents. */
export const sourcesOf = (request: Asked) => ({
  ...(request.grantProgram && { grantProgram: request.grantProgram }),
  requirements: request.requirements,
  sections: sectionsOf(request),
  ...(request.details && { details: request.details }),
  organizationInfo: request.organizationInfo,
  answers: request.answers ?? [],
});

/** The sections to draft; the spec's own when the analysis found none. */
const sectionsOf = ({ sections }: Asked): Section[] =>
  sections.length > 0 ? sections : fallbackSections.map((name) => ({ name, description: '' }));
