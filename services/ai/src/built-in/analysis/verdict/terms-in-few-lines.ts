import { findMoney } from '../../../text/money.ts';
import { dueDates } from '../due-dates.ts';
import type { Guidelines } from '../guidelines.ts';
import { headOf } from './head-of.ts';

const maxWords = 220;
const gift =
  /\b(?:grants?|funds?|awards?|fellowships?|scholarships?|bursar(?:y|ies)|donations?)\b/i;
const toApply =
  /\b(?:applications?|proposals?|requests?|apply|submissions?)\b|^(?:application )?(?:deadline|closing date|apply by)\b/im;
const eligibility = /\beligib\w+|\bwho (?:can|may|should) apply\b|\bopen to\b/i;
/** Words of pages that report awards, bind grantees, sell, hire, or invite to something else than a grant. */
const otherPurpose =
  /\b(?:recipients?|winners?|grantees?|awardees?|congratulations|(?:was|were|has been|have been) (?:awarded|selected|given|granted)|loans?|tuition|salary|job|vendors?|bidders?|tenders?|tickets?|abstracts?|register|membership|volunteers?|nominat\w+|donate|minutes|investors?|shares)\b/i;

/** Steps of a competition with a day each: a letter of intent and the application that follows it. */
const firstStep =
  /\bletters? of (?:intent|inquiry|interest)\b|\bLOIs?\b|\bpre-?(?:applications?|proposals?)\b/i;
const secondStep = /\b(?:full|final|complete|invited) (?:applications?|proposals?)\b/i;

const hasTwoSteps = ({ statements }: Guidelines): boolean =>
  [firstStep, secondStep].every((step) =>
    statements.some(
      ({ form, label = '', value = '' }) => form === 'pair' && step.test(label) && /\d/.test(value),
    ),
  );

/**
 * Whether a page of a few lines states the terms of a call without asking anyone to apply: a giver in its head,
 * the day by which applications are due, how much, and who is eligible; or the days of both steps of a competition.
 */
export const statesTermsBriefly = (guidelines: Guidelines): boolean => {
  const { text } = guidelines;
  if (text.split(/\s+/).length > maxWords || otherPurpose.test(text)) return false;
  if (dueDates(guidelines).length === 0) return false;
  if (hasTwoSteps(guidelines)) return true;
  return (
    gift.test(headOf(guidelines)) &&
    toApply.test(text) &&
    findMoney(text).length > 0 &&
    eligibility.test(text)
  );
};
