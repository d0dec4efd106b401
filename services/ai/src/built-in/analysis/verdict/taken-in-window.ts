import { dueDates } from '../due-dates.ts';
import type { Guidelines } from '../guidelines.ts';

const taken =
  /\b(?:applications?|proposals?|requests?) (?:for (?:[\w-]+ ){1,5})?(?:will be|are) (?:accepted|received|taken) (?:between|from|until)\b/i;
const gives =
  /\b(?:grants?|funding|funds|awards?|fellowships?|scholarships?|support(?:s|ed)?|stipends?)\b/gi;
const fewestGives = 4;

/** "Applications for support will be accepted between June 1st and December 1st of each year." */
export const takesInWindow = (guidelines: Guidelines): boolean =>
  taken.test(guidelines.text) &&
  (guidelines.text.match(gives)?.length ?? 0) >= fewestGives &&
  dueDates(guidelines).length > 0;
