import { squeeze } from '../text/normalize.ts';
import type { DraftMaterial } from './draft-material.ts';

type ApplicationContext = Pick<DraftMaterial, 'organizationInfo' | 'grantProgram' | 'details'>;

const formatProgramName = ({ grantProgram }: ApplicationContext): string => {
  const program = squeeze(grantProgram ?? '');
  return program && !/^(?:the|our) /i.test(program) ? `the ${program}` : program;
};

/** Nouns of organizations whose names take an article, unlike "Heron University" and "Heron Inc". */
const takesArticle =
  /\b(?:foundation|fund|trust|endowment|department|agency|ministry|council|commission|bureau|administration|association|society|coalition|network|alliance|union|federation|league|consortium|committee|board|office|institutes?|centers?|centres?|club|project|government|authority|library|museum|church)(?:$| \(| (?:at|for|in|of|on|to) )|\b(?:city|county|state|town|university|village) of /iu;

const formatFunderName = ({ details }: ApplicationContext): string => {
  const funder = squeeze(details?.funder ?? '').replace(/^the /i, 'the ');
  return takesArticle.test(funder) && !funder.startsWith('the ') ? `the ${funder}` : funder;
};

/** Writes the opening of a summary: who requests how much from whom. A program gives its name if the funder is unknown. */
export function writeRequestSentence(application: ApplicationContext, request: string): string {
  const funder = formatFunderName(application) || formatProgramName(application);
  return `${squeeze(application.organizationInfo.name)} requests ${request}${funder && ` from ${funder.replace(/\.$/, '')}`}.`;
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
