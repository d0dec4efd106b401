import { dueDates } from '../due-dates.ts';
import type { Guidelines } from '../guidelines.ts';
import { attachments } from '../rules/attachments.ts';
import { awardAmount } from '../rules/award-amount.ts';
import { invitesApplications } from './invites-applications.ts';
import { waysToAsk } from './standing.ts';

const titledAsCall =
  /\bguidelines\b|\bcall for\b|\brequest for (?:proposals?|applications?)\b|\b(?:grants?|funding|fellowship) (?:program(?:me)?|round|opportunit)|\bapply (?:now|today|for)\b/i;
/** A line of the head that is nothing but the name of such a paper. */
const isCalledCall =
  /^(?:(?:annual|open|\d{4}) )?(?:request for (?:proposals?|applications?)|call for (?:proposals?|applications?)|notice of funding (?:opportunity|availability))(?: \(?(?:rf[pa]|nof[oa]|cfp)\)?)?[\W\d]*$/im;
const saysOpen =
  /\b(?:now open|open for applications|applications? (?:are|is) (?:now )?open|apply (?:now|today)|is (?:now )?accepting applications)\b/i;
/** "Eligible Candidates: …", "Selection Criteria: …", "Funding available: $5,000": a call told in labels. */
const labels =
  /^(?:[^\p{L}]*)(?:who (?:can|may) apply|eligib\w*(?: \w+){0,2}|(?:selection|evaluation|review|award) criteria|(?:funding|funds|grant|award)(?: amount| available| value)?|amount|deadline|closing date|how to apply|purpose|conditions|duration)\s*:/gimu;
const enoughLabels = 3;
/** An amount of less weight is what there is in all, or usual. */
const ofOneAward = 90;

/** How many amounts one applicant may ask for. */
export const amountsToAsk = (guidelines: Guidelines): number =>
  awardAmount.find(guidelines).filter(({ weight }) => weight > ofOneAward).length;

/** What a call has beside its words: ways to ask, an amount, days, papers to attach, a title, an invitation. */
export const signsOfCall = (guidelines: Guidelines, head: string): number =>
  Math.min(waysToAsk(guidelines), 2) +
  Math.min(amountsToAsk(guidelines), 1) +
  Math.min(dueDates(guidelines).length, 2) +
  Math.min(attachments.find(guidelines).length, 2) / 2 +
  Number(invitesApplications(guidelines)) +
  Number(titledAsCall.test(head)) * 1.5 +
  Number(isCalledCall.test(head)) +
  Number(
    new Set(guidelines.text.match(labels)?.map((label) => label.toLowerCase())).size >=
      enoughLabels,
  ) *
    4 +
  Number(saysOpen.test(guidelines.text)) * 2;
