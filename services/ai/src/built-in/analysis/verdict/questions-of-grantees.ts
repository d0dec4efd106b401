import { attachments } from '../rules/attachments.ts';
import { dueDates } from '../due-dates.ts';
import type { Guidelines } from '../guidelines.ts';
import { headOf } from './head-of.ts';
import { amountsToAsk } from './signs-of-call.ts';

const title =
  /\b(?:faqs?|frequently asked questions|questions (?:and|&) answers|q ?& ?a|(?:your|common) questions)\b/i;
const fewestQuestions = 4;
/** What somebody asks who has the money already. */
const ofAward =
  /\b(?:final report|interim report|report(?:ing)? back|reports? (?:is|are) due|if (?:my|our|your) organi[sz]ation (?:receives|is awarded|is given)|been (?:given|awarded) a grant|recent (?:grant )?award|grant award|grant (?:funds|agreement|period)|grantees?|unspent|extension|press releases?|logos?|social media|publicity|tax-exempt status changes?|major changes?|change (?:the|our|my) (?:budget|project))\b/gi;
const fewestOfAward = 4;
/** Who answers one of these tells how to ask. */
const ofAsking =
  /\b(?:how (?:do|can|should|would) (?:we|i|you|one|an organi[sz]ation) apply|how to apply|who (?:can|may|is able to|is eligible to) apply|who is eligible|are we eligible|am i eligible|what (?:must|should|do) (?:my|our|the|i|we) (?:application|proposal|request|submit|include|send)|how much (?:can|may|should) (?:we|i|one)|when (?:is|are) (?:the )?(?:next )?(?:deadlines?|applications|proposals))\b/i;

/**
 * Questions and answers most of which are of those who have a grant: a button "Apply" at their end makes no call of
 * them where nothing is said of who may ask for how much, by when and with what.
 */
export const answersGrantees = (guidelines: Guidelines): boolean => {
  const { text, chapters } = guidelines;
  const asked = chapters.filter((chapter) => /\?\s*$/.test(chapter.title)).length;
  return (
    (title.test(headOf(guidelines)) || asked >= fewestQuestions) &&
    new Set(text.match(ofAward)?.map((said) => said.toLowerCase())).size >= fewestOfAward &&
    !ofAsking.test(text) &&
    dueDates(guidelines).length === 0 &&
    amountsToAsk(guidelines) === 0 &&
    attachments.find(guidelines).length <= 1
  );
};
