import { dueDates } from '../due-dates.ts';
import type { Guidelines } from '../guidelines.ts';

const purpose =
  /\b(?:purpose|aim|goal) of (?:the|this|our) [^.]{0,80}\b(?:grants?|fund|award|scholarship|fellowship|bursary)\b(?: program(?:me)?)? is (?:to|for)\b/i;
const application = /\bapplications?\b/i;

/** A notice of a few lines: what a grant is for, and the day by which applications are due. */
export const tellsPurposeAndDay = (guidelines: Guidelines): boolean =>
  purpose.test(guidelines.text) &&
  application.test(guidelines.text) &&
  dueDates(guidelines).length > 0;
