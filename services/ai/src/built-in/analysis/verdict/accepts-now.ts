import { findDates } from '../../../text/dates.ts';
import { findMoney } from '../../../text/money.ts';
import { dueDates } from '../due-dates.ts';
import type { Guidelines } from '../guidelines.ts';

const gift =
  /\b(?:grants?|funding|awards?|fellowships?|scholarships?|bursar(?:y|ies)|stipends?|(?:financial|travel|conference|student) (?:support|assistance|aid))\b/i;
/** "We are currently accepting applications for student travel support", "The application period is open!" */
const accepts =
  /\bwe(?: are|'re) (?:currently |now |still )?(?:accepting|inviting|welcoming|taking) (?:[\w-]+ ){0,2}(?:applications|proposals|requests|nominations)\b|\b(?:application|submission|nomination) (?:period|window|round|portal) (?:is )?(?:now |currently )?open\b/i;
/** "Applications for the Otter Fellowship open on Monday 7 December" */
const opensOn =
  /\bapplications? (?:for [^.!?]{3,120} )?(?:will )?(?:opens?|opened) (?:on|from)\b[^.!?]{0,40}/gi;
const ofApplicants = /\b(?:applicants?|apply|applications? (?:should|must|will))\b/i;
/** "Each Fellow will be allocated £3,000" */
const toEach =
  /\b(?:each|every) (?:fellow|grantee|award(?:ee)?|recipient|scholar|winner|resident|project|successful \w+)\b[^.]{0,60}[$€£]\s?\d/i;

const opensOnDay = (text: string): boolean =>
  [...text.matchAll(opensOn)].some(([said]) => findDates(said).length > 0);

/**
 * A page that says in so many words that applications are taken, with the day they are due by, or from which day they
 * are taken, with what each gets.
 */
export const acceptsNow = (guidelines: Guidelines): boolean => {
  const text = guidelines.text.replace(/[‘’]/g, "'");
  if (!gift.test(text)) return false;
  if (accepts.test(text) && dueDates(guidelines).length > 0) return true;
  return (
    opensOnDay(text) && toEach.test(text) && findMoney(text).length > 0 && ofApplicants.test(text)
  );
};
