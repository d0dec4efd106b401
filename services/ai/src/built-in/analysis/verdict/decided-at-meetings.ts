import { findDates } from '../../../text/dates.ts';
import { dueDates } from '../due-dates.ts';
import type { Guidelines } from '../guidelines.ts';

const taken =
  /\b(?:applications? (?:are|is) (?:still |always )?(?:being )?(?:welcome|accepted|taken|read|considered|received)|do go on sending us applications|(?:send|submit) (?:us )?(?:your )?applications?|applications? must be (?:completed|submitted|received|made))\b/i;
const meeting =
  /\b(?:we (?:next )?meet|(?:trustees|board|committee|directors|regular|next|quarterly|monthly|annual) (?:next )?meet(?:s|ings?)?|when (?:we|the (?:trustees|board)) meet|for an? \p{Lu}\p{L}+ (?:decision|meeting)|reviewed (?:in )?(?:\p{Lu}\p{L}+ \d{4}|as follows))\b/iu;
/** What else is sent in for a meeting. */
const other =
  /\b(?:abstracts?|papers?|membership|permits?|zoning|variances?|IRB|ethics|protocols?|licen[cs]es?|admissions?|vendors?|bids?|minutes|plans? commission|planning|manuscripts?|job|vacanc\w+|volunteers?|nominat\w+)\b/i;

const fewestDays = 2;

/** The days of a giver whose board reads what has come by then; that it gives money the rest of its pages tell. */
export const decidesAtMeetings = (guidelines: Guidelines): boolean =>
  taken.test(guidelines.text) &&
  meeting.test(guidelines.text) &&
  !other.test(guidelines.text) &&
  (dueDates(guidelines).length > 0 ||
    findDates(guidelines.text).filter(({ day }) => day !== undefined).length >= fewestDays);
