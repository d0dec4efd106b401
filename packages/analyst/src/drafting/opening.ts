import { squeeze } from '../text/normalize.ts';
import type { DraftMaterial } from './material.ts';

type Applying = Pick<DraftMaterial, 'organizationInfo' | 'grantProgram'>;

const programOf = ({ grantProgram }: Applying): string => {
  const program = squeeze(grantProgram ?? '');
  return program && !/^(?:the|our) /i.test(program) ? `the ${program}` : program;
};

/** The sentence that opens a summary: who asks for how much, and which program for it. */
export function requestSentence(applying: Applying, request: string): string {
  const program = programOf(applying);
  return `${squeeze(applying.organizationInfo.name)} requests ${request}${program && ` from ${program}`}.`;
}

/** The sentence that names the applicant where no other does. */
export function applicantSentence(applying: Applying): string {
  const program = programOf(applying);
  return `${squeeze(applying.organizationInfo.name)} is applying${program ? ` to ${program}` : ' for this grant'}.`;
}
