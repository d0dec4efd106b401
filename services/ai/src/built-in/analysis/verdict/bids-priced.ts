import type { Guidelines } from '../guidelines.ts';

const worker =
  '(?:evaluators?|facilitators?|consultants?|agenc(?:y|ies)|firms?|contractors?|vendors?|auditors?|designers?|developers?|photographers?|architects?|engineers?|compan(?:y|ies)|suppliers?|(?:service )?providers?|interpreters?|trainers?|grant writers?)';
/** "The Fund seeks an independent evaluator", "will hire a facilitator", "invites accounting firms to propose". */
const seeks = new RegExp(
  `\\b(?:seek(?:s|ing)?|invites?|inviting|hire|hiring|appoint|engage|select|retain|look(?:s|ing)? for|qualifications from|proposals from|wish(?:es)? to (?:appoint|contract)) (?:[\\w-]+ ){0,4}${worker}\\b|\\bprospective (?:bidders|offerors|proposers|vendors)\\b|\\breturn bids? to\\b|\\bsealed (?:bids|proposals)\\b|\\b(?:interested|qualified|successful|selected) (?:and \\w+ )?${worker}\\b|\\b(?:for|of) the (?:cleaning|supply|printing|repair|design|construction|replacement|installation|purchase) of\\b`,
  'i',
);
/** "proposals to design and host a site" may be those of whoever is given a grant for it: only prices tell. */
const work =
  /\b(?:bids?|proposals?|quotes?|quotations?|offers?) (?:to|for) (?:re-?)?(?:design|develop|build|host|supply|install|construct|renovate|maintain|print)\b/i;
/** How one asks who is to be paid for work. */
const priced =
  /\b(?:(?:day|daily|hourly) rates?|unit prices?|(?:the|total|fixed|your|and|a) price|your (?:rates|fees?)|fees? for (?:each|every)|include (?:your )?(?:fees|rates)|price you quote|excluded fees|(?:names? of |your )sub-?contractors?|sub-?contractors? (?:must|will|shall|to be)|(?:hiring|use) of sub-?contractors|your company(?:'s)?|service level agreements?|commodity codes?|buyer of record|contract period|period of contract|(?:name|address) of (?:the )?firm|goods(?:\/| and | or )services|proof of insurance|certificates? of insurance|(?:bid|performance) bond|sealed (?:bids?|proposals?|envelopes?)|reject any (?:and|or)(?: \/ ?or)? all (?:bids|proposals)|peer review letter|economically advantageous|(?:excluding|ex\.?|plus) VAT|(?:contract|agreement) (?:will be|is|to be) (?:awarded|signed|made)|scope(?: of (?:work|services))?:|scope of (?:work|services)|statement of work|walk-?through|site inspection|purchasing (?:office|department|agent)|procurement|tender(?:s|ers?)|bidders?|offerors?|deliverables?|fee: |not to exceed [$€£]|technical and (?:a )?financial proposals?|working days|terms of reference|will be paid within|deliver (?:two|three|a|the) (?:final )?reports?|the method, the team|partner in charge|(?:references|approach|timeline|qualifications),? (?:and )?(?:costs?|fees?|pricing)\b|our budget is|references and|statements of qualifications|lowest (?:responsible )?(?:bid|price))/gi;
const fewestPriced = 2;
const fewestOfWork = 4;
/** What is wanted stands at the start; further down a funder too may speak of firms. */
const early = 900;
/** How one writes to whom money is given for work of their own. */
const given =
  /\b(?:grant(?:s|ed)? (?:funds?|awards?|applications?|amounts?|period|requests?|program(?:me)?|agreement)|grants? (?:of|up to|will|are|may|range)|grantees? (?:must|shall|will|should|may)|sub-?grants?|fellowships?|stipends?|matching funds|match requirement|award (?:ceiling|amounts?|size)|eligible (?:applicants?|organi[sz]ations|projects)|applicants? (?:must|should|may|can|will|are)|your (?:project|organi[sz]ation|idea)|funding (?:available|opportunity|priorities|request)|indirect costs?|we (?:fund|award|support)|project period)\b/gi;

const distinct = (text: string, words: RegExp): number =>
  new Set(text.match(words)?.map((said) => said.toLowerCase())).size;

/** Whether a paper looks for somebody who works for a price: what is sent in is an offer, and no grant is given. */
export const asksForPrices = ({ text }: Guidelines): boolean => {
  const said = distinct(text, priced);
  const start = text.slice(0, early);
  const fewest = seeks.test(start) ? fewestPriced : work.test(start) ? fewestOfWork : Infinity;
  return said >= fewest && said > distinct(text, given);
};
