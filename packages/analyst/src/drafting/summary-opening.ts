import { squeeze } from '../text/normalize.ts';
import type { DraftMaterial } from './draft-material.ts';

type ApplicationContext = Pick<DraftMaterial, 'organizationInfo' | 'grantProgram'>;

const formatProgramName = ({ grantProgram }: ApplicationContext): string => {
  const program = squeeze(grantProgram ?? '');
  return program && !/^(?:the|our) /i.test(program) ? `the ${program}` : program;
};

/** Writes the opening of a summary: who requests how much from which program. */
export function writeRequestSentence(application: ApplicationContext, request: string): string {
  const program = formatProgramName(application);
  return `${squeeze(application.organizationInfo.name)} requests ${request}${program && ` from ${program}`}.`;
}

const typePhrases: Partial<Record<string, string>> = {
  nonprofit: 'a nonprofit organization',
  foundation: 'a foundation',
  charity: 'a charity',
  educational: 'an educational institution',
  healthcare: 'a healthcare organization',
  religious: 'a religious organization',
};

/** Introduces the applicant, with its type and founding year if known. */
export function writeApplicantSentence(application: ApplicationContext): string {
  const { name, type, foundedYear } = application.organizationInfo;
  const applicant = squeeze(name);
  const kind = typePhrases[type ?? ''];
  const founded = foundedYear ? `founded in ${foundedYear}` : '';
  if (kind) return `${applicant} is ${kind}${founded && ` ${founded}`}.`;
  if (founded) return `${applicant} was ${founded}.`;
  const program = formatProgramName(application);
  return `${applicant} is applying${program ? ` to ${program}` : ' for this grant'}.`;
}
