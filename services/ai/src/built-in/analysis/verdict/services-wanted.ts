import type { Guidelines } from '../guidelines.ts';

const services =
  '(?:audit(?:ing)?|accounting|bookkeeping|legal|janitorial|cleaning|insurance|banking|website|web design|architectural|engineering|consult(?:ing|ant)|marketing|printing|catering|construction|IT)';
/** "Audit Services Request for Proposals" */
const title = new RegExp(
  `\\b${services} (?:and [\\w-]+ )?services?\\b|\\b${services} firms?\\b`,
  'i',
);
/** "proposals from accounting firms to provide annual audit services for our organization" */
const wanted =
  /\b(?:proposals|bids|quotes|quotations|offers)\b[^.]{0,60}\bfrom (?:[\w-]+ ){0,6}(?:firms?|vendors?|contractors?|consultants?|companies|providers?|agencies)\b[^.]{0,60}\bto (?:provide|perform|conduct|carry out|supply)\b/i;

/** "Request for Proposals" over words of hiring: "secure one or more contractors to complete the work". */
const ofBids =
  /\brequest for (?:proposals?|bids?|quot\w+|tenders?)\b|\brf[pqb]\b|\binvitation to (?:bid|tender)\b/i;
const hires =
  /\b(?:(?:asks?|invites?|seeks?|looks? for) (?:(?:one or more|an?|the|qualified) )*(?:firms?|source|provider|consultants?|contractors?|vendors?|evaluator|facilitator)|(?:an? )?agreement with (?:one or more )?(?:qualified )?firms?|services? contract|service providers?|defined closely|negotiat\w+ (?:follow|with)|(?:secure|hire|select|engage|retain|contract with|find) (?:(?:one or more|an?|the|qualified|suitable|external) )*(?:contractors?|vendors?|consultants?|firms?|developers?|suppliers?|designers?)|contract work)\b/i;
const hired =
  /\b(?:contractors?|vendors?|bidders?|suppliers?|consultants?|proponents?|offerors?|(?:qualified|service|professional|interested) (?:firms?|providers?|sources?)|firms?|scope of (?:work|services)|professional services|purchasing department|hourly rates?|deliverables)\b/gi;
/** Whoever is to write or to manage grants for a town is given none. */
const given =
  /\b(?:grants?(?! (?:writ|admin|manag|servic|consult))|grantees?|awards?(?! of the (?:agreement|contract))|funding(?! proposed))\b/gi;
const fewestHired = 2;

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** Whether a paper looks for somebody to do paid work for its writer: no money is given there. */
export const wantsServices = ({ reading, text }: Guidelines): boolean => {
  const heading = reading.blocks.find((block) => block.type === 'heading');
  const head = `${reading.title ?? ''} ${heading?.type === 'heading' ? heading.text : ''}`;
  if (title.test(head) && wanted.test(text)) return true;
  const hands = count(text, hired);
  return (
    ofBids.test(head) && hires.test(text) && hands >= fewestHired && hands > count(text, given)
  );
};
