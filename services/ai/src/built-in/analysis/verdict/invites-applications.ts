import type { Guidelines } from '../guidelines.ts';

const invited =
  /\b(?:invit(?:e|es|ing)|welcom(?:e|es|ing)|seek(?:s|ing)|solicit(?:s|ing)|accept(?:s|ing)|encourag(?:e|es|ing)) (?:you to (?:submit|apply|send|propose)|(?:[\w'-]+ ){0,4}(?:proposals|applications|(?:grant|funding|donation) requests|letters of (?:inquiry|intent|interest)))\b/gi;
const refused = /\b(?:not|n't|no longer|never|nor|cannot|stopped|without)\b[^.]{0,25}$/i;

/** Whether a paper says in so many words that applications are welcome. */
export const invitesApplications = ({ text }: Guidelines): boolean =>
  [...text.matchAll(invited)].some(
    ({ index }) => !refused.test(text.slice(Math.max(0, index - 40), index)),
  );
