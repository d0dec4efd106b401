import type { Guidelines } from '../guidelines.ts';

const gift =
  '(?:grants?|mini-?grants?|funding|funds|awards?|bursar(?:y|ies)|scholarships?|fellowships?)';
/** "Download the Grant Application here", "may fill in a simple application for a mini-grant". */
const taken = new RegExp(
  `\\b(?:download|fill (?:in|out)|complete|use|get|print) (?:the|our|an?|this) (?:[\\w-]+ ){0,3}(?:${gift} application(?: form)?|application(?: form)? for (?:an? |the |our )?(?:[\\w-]+ ){0,3}${gift})\\b`,
  'i',
);
/** "Then email us the form", "E-mail applications to the chair". */
const returned =
  /\b(?:e-?mail|send|mail|return|bring|post|submit|hand in) (?:(?:us|it|them|the|your|all|completed|finished|this) ?)*(?:forms?|applications?)?\b[^.]{0,40}\b(?:form|applications?|to (?:the|us|our)|with any attachments|by (?:mail|e-?mail|post))\b/i;
const notForAsking =
  /\b(?:renewal of membership|membership application|permit|report form|claim form|reimbursement form|our (?:staff|employees) (?:must|should)|superintendent|funders?)\b/i;

/** A page that hands out the form of a grant and says where it goes back to. */
export const handsOutForm = ({ text }: Guidelines): boolean =>
  taken.test(text) && returned.test(text) && !notForAsking.test(text);
