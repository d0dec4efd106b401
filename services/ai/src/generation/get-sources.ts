import {
  fallbackSections,
  type GenerateRequest,
  type OrganizationInfo,
  type Section,
} from '@grantwright/shared/contract';
import { removeInvisibleSigns } from '@grantwright/analyst/main-thread';

type DraftRequest = Omit<GenerateRequest, 'provider' | 'documentIds'>;

/** Returns the sources of a draft, except library documents. */
export const getSources = (request: DraftRequest) => ({
  ...(request.grantProgram && { grantProgram: request.grantProgram }),
  requirements: request.requirements,
  sections: chooseSections(request),
  ...(request.details && { details: request.details }),
  organizationInfo: cleanInfo(request.organizationInfo),
  answers: (request.answers ?? []).map(({ question, answer }) => ({
    question,
    answer: removeInvisibleSigns(answer),
  })),
});

/** Removes invisible characters, because pasted text may use them to hide words. */
const cleanInfo = ({ contactInfo, ...fields }: OrganizationInfo): OrganizationInfo => ({
  ...cleanFields(fields),
  ...(contactInfo && { contactInfo: cleanFields(contactInfo) }),
});

const cleanFields = <T extends Record<string, unknown>>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? removeInvisibleSigns(value) : value,
    ]),
  ) as T;

/** Returns the sections to draft, or the default sections if the analysis found none. */
const chooseSections = ({ sections }: DraftRequest): Section[] =>
  sections.length > 0 ? sections : fallbackSections.map((name) => ({ name, description: '' }));
