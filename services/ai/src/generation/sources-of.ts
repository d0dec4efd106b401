import {
  fallbackSections,
  type GenerateRequest,
  type OrganizationInfo,
  type Section,
} from '@grantwright/shared/contract';
import { withoutInvisibleSigns } from '@grantwright/analyst';

type Asked = Omit<GenerateRequest, 'provider' | 'documentIds'>;

/** All that a draft may be made of, without the library's documents. */
export const sourcesOf = (request: Asked) => ({
  ...(request.grantProgram && { grantProgram: request.grantProgram }),
  requirements: request.requirements,
  sections: sectionsOf(request),
  ...(request.details && { details: request.details }),
  organizationInfo: asRead(request.organizationInfo),
  answers: (request.answers ?? []).map(({ question, answer }) => ({
    question,
    answer: withoutInvisibleSigns(answer),
  })),
});

/** What was pasted into a field may hold signs that nobody sees, with words in them; no draft gets those. */
const asRead = ({ contactInfo, ...fields }: OrganizationInfo): OrganizationInfo => ({
  ...seenIn(fields),
  ...(contactInfo && { contactInfo: seenIn(contactInfo) }),
});

const seenIn = <T extends Record<string, unknown>>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutInvisibleSigns(value) : value,
    ]),
  ) as T;

/** The sections to draft; the spec's own when the analysis found none. */
const sectionsOf = ({ sections }: Asked): Section[] =>
  sections.length > 0 ? sections : fallbackSections.map((name) => ({ name, description: '' }));
