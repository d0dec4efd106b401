import { anyOf } from '../../../values/any-of.ts';
import { findApplicantKinds } from '../applicant-kinds.ts';
import type { ApplicantProfile, TestResult } from '../judgment.ts';

const only501c3 = /\b501\s*\(?c\)?\s*\(?3\b|\btax-exempt\b/i;
const ein = /^\d{2}-?\d{7}$/;
const notRequired = anyOf(
  /(?:\b(?:not|no longer)|n['’]t) (?:a |an )?(?:required?|requirement|necessary|needed|need)\b/i,
  /\b(?:need not|do not (?:need|have) to|does not (?:need|have) to)\b/i,
);

/** Whether a sentence waives tax-exempt status. */
export const waivesTaxStatus = (text: string): boolean =>
  only501c3.test(text) && notRequired.test(text);

/** Tests whether the applicant has the tax status that a clause requires. Returns undefined if it requires none. */
export function testTaxStatus(
  clause: string,
  { taxId = '' }: ApplicantProfile,
  profileText: string,
): TestResult | undefined {
  if (!only501c3.test(clause) || isOfOthers(clause)) return undefined;
  const number = taxId?.trim() ?? '';
  if (ein.test(number)) {
    return {
      verdict: 'eligible',
      profileText: `${profileText}, EIN ${number}`,
      field: 'taxIdNumber',
      why: 'Your profile doesn’t state 501(c)(3): check your determination letter.',
    };
  }
  return {
    verdict: 'unsure',
    profileText,
    field: 'taxIdNumber',
    why: number
      ? 'The tax number in your profile is not an EIN.'
      : 'Your profile doesn’t state an EIN or 501(c)(3) status.',
    question: 'Are you recognized as a 501(c)(3) organization?',
  };
}

/** "nonprofits, cities, and tax-exempt congregations": the status applies to another kind. */
const isOfOthers = (clause: string): boolean =>
  clause
    .split(',')
    .filter((item) => only501c3.test(item))
    .every((item) => {
      const kinds = findApplicantKinds(item.replace(only501c3, ' '));
      return kinds.length > 0 && !kinds.includes('nonprofit');
    }) && findApplicantKinds(clause.replace(only501c3, ' ')).includes('nonprofit');
